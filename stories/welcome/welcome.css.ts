import { vars } from '@portal/ui/theme'
import { media, radius, space, stroke } from '@portal/ui/theme/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const gallery = style({
  display: 'grid',
  gap: `${space(8)} ${space(6)}`,
  alignItems: 'start',
  '@media': { [media.from640]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space(2), margin: 0 })

/** The phone frame is beside the desktop frames and has the same height as one. */
export const frames = {
  desk: style({ aspectRatio: '16 / 10' }),
  phone: style({ aspectRatio: '9 / 16', inlineSize: 'auto', maxInlineSize: '50%', alignSelf: 'start' }),
} as const

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  border: `${stroke.thin} solid ${vars.line}`,
  borderRadius: radius.large,
  background: vars.sunken,
})

const none = { display: 'none' } as const

/** Every picture exists twice. The one for the other theme is hidden, and lazy loading avoids its download. */
export const suits = {
  light: style({
    selectors: { '[data-theme^="dark"] &': none },
    '@media': { '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme]) &': none } } },
  }),
  dark: style({
    selectors: { ':root[data-theme]:not([data-theme^="dark"]) &': none },
    '@media': { '(prefers-color-scheme: light)': { selectors: { ':root:not([data-theme]) &': none } } },
  }),
} as const

export const tokens = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: `${space(1)} ${space(4)}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
})

export const tokenLine = style({ display: 'flex', alignItems: 'center', gap: space(3) })

const dot = style({
  flex: 'none',
  inlineSize: space(5),
  blockSize: space(5),
  border: `${stroke.thin} solid ${vars.edge}`,
  borderRadius: radius.round,
  forcedColorAdjust: 'none',
})

export const dots = styleVariants(vars, background => [dot, { background }])

export const notes = style({ display: 'flex', flexDirection: 'column', gap: space(3), maxInlineSize: '70ch' })
