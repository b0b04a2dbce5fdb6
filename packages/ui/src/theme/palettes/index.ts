/** A theme's colours. The contrast test reads them from here. */
export interface Palette {
  surface: string
  raised: string
  sunken: string
  text: string
  muted: string
  line: string
  edge: string
  accent: string
  onAccent: string
  success: string
  warning: string
  danger: string
  onDanger: string
  info: string
  chart1: string
  chart2: string
  chart3: string
  chart4: string
  chart5: string
  chart6: string
  scrim: string
  shadow: string
}

/** White with a cobalt accent. */
export const light: Palette = {
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f4f5f7',
  text: '#171a20',
  muted: '#59616e',
  line: '#e2e5ea',
  edge: '#858d9b',
  accent: '#2a4fc9',
  onAccent: '#ffffff',
  success: '#1b6e41',
  warning: '#85540a',
  danger: '#b3261e',
  onDanger: '#ffffff',
  info: '#0d6480',
  chart1: '#2a4fc9',
  chart2: '#1c9a93',
  chart3: '#b27a05',
  chart4: '#952f80',
  chart5: '#9f74ee',
  chart6: '#2b303b',
  scrim: '#10131899',
  shadow: '#10131824',
}

/** Dark grey, never pure black, so that floating surfaces can be lighter than the page. */
export const dark: Palette = {
  surface: '#121519',
  raised: '#1a1e24',
  sunken: '#1d2229',
  text: '#e8eaee',
  muted: '#a3abb8',
  line: '#2b313a',
  edge: '#727b89',
  accent: '#93abff',
  onAccent: '#0b1230',
  success: '#69ca97',
  warning: '#e2b450',
  danger: '#ff958b',
  onDanger: '#2b0704',
  info: '#74c7dd',
  chart1: '#4a80ff',
  chart2: '#a3ebe0',
  chart3: '#b08535',
  chart4: '#c13a9c',
  chart5: '#c9b5ff',
  chart6: '#98a0ac',
  scrim: '#000000a6',
  shadow: '#00000080',
}

/** Text has a contrast of at least 7:1, and every line is visible. */
export const highContrast: Palette = {
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f2f2f2',
  text: '#000000',
  muted: '#2e2e2e',
  line: '#6b6b6b',
  edge: '#1f1f1f',
  accent: '#0b2c91',
  onAccent: '#ffffff',
  success: '#0a4726',
  warning: '#573500',
  danger: '#7d0f0a',
  onDanger: '#ffffff',
  info: '#063f52',
  chart1: '#1a28b0',
  chart2: '#00767f',
  chart3: '#8b5901',
  chart4: '#6e0461',
  chart5: '#8c45ea',
  chart6: '#1c1c1c',
  scrim: '#000000cc',
  shadow: '#00000080',
}

/** High contrast on black. Nothing is lighter than the text or distracts from it. */
export const darkHighContrast: Palette = {
  surface: '#000000',
  raised: '#0d0f12',
  sunken: '#16191e',
  text: '#ffffff',
  muted: '#d3d7de',
  line: '#8b93a1',
  edge: '#dfe3e9',
  accent: '#b9c8ff',
  onAccent: '#000000',
  success: '#8fe3b5',
  warning: '#f3cd7c',
  danger: '#ffbab4',
  onDanger: '#000000',
  info: '#9fdff0',
  chart1: '#618bff',
  chart2: '#f3fff0',
  chart3: '#8f881e',
  chart4: '#e044ad',
  chart5: '#ffaeff',
  chart6: '#a5b77d',
  scrim: '#000000d9',
  shadow: '#000000',
}
