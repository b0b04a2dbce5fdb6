import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * Every colour a palette decides. They are plain custom properties (`--portal-accent` ...), because partners set
 * accent, surface, text, radius and font from their own page.
 */
export const colours = createGlobalThemeContract(
  {
    surface: 'surface',
    raised: 'raised',
    sunken: 'sunken',
    text: 'text',
    muted: 'muted',
    line: 'line',
    edge: 'edge',
    accent: 'accent',
    onAccent: 'on-accent',
    success: 'success',
    warning: 'warning',
    danger: 'danger',
    onDanger: 'on-danger',
    info: 'info',
    chart1: 'chart-1',
    chart2: 'chart-2',
    chart3: 'chart-3',
    chart4: 'chart-4',
    chart5: 'chart-5',
    chart6: 'chart-6',
    scrim: 'scrim',
    shadow: 'shadow',
  },
  value => `portal-${value}`,
)

const accentInk = `var(--portal-accent-ink, ${colours.accent})`

/**
 * What sheets draw with. A ground in the accent takes `accent`; words, lines and marks in it take `accentInk`, and what
 * has the focus `focus`: the accent itself, unless a theme says otherwise because its accent cannot be read on a page.
 */
export const vars = { ...colours, accentInk, focus: `var(--portal-focus, ${accentInk})` } as const

/** Values that are equal in every theme; language, density and partners change them. */
export const basics = createGlobalThemeContract(
  {
    font: 'font',
    radius: 'radius',
    type: 'type',
    leading: 'leading',
    control: 'control',
    row: 'row',
    top: 'top',
  },
  value => `portal-${value}`,
)

/** The scheme of the theme, `light` or `dark`, that native controls and scrollbars are drawn in. */
export const schemeName = '--portal-scheme'

export const scheme = `var(${schemeName})`
