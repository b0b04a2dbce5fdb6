import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * The colours of a palette. Plain custom properties (`--portal-accent` ...), because partners set accent, surface,
 * text, radius, and font from their own page.
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
 * The colours to use in styles. Use `accent` for backgrounds, `accentInk` for text, lines, and marks, and `focus` for
 * focus rings. The last two equal the accent, unless a theme's accent is illegible on its page.
 */
export const vars = { ...colours, accentInk, focus: `var(--portal-focus, ${accentInk})` } as const

/** Values that themes share. Language, density, and partners change them. */
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

/** The theme's scheme for native controls and scrollbars, `light` or `dark`. */
export const schemeName = '--portal-scheme'

export const scheme = `var(${schemeName})`
