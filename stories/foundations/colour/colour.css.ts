import { colours, vars } from '@portal/ui/theme'
import { dark, darkHighContrast, highContrast, light } from '@portal/ui/theme/palettes'
import { radius, space, stroke } from '@portal/ui/theme/tokens'
import { assignVars, style, styleVariants } from '@vanilla-extract/css'

export const trio = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space(3) })

const paper = style({
  display: 'flex',
  blockSize: space(14),
  padding: space(2),
  marginBlockEnd: space(1),
  border: `${stroke.thin} solid`,
  borderRadius: radius.large,
  background: vars.surface,
  forcedColorAdjust: 'none',
})

const edge = style({ borderColor: vars.edge })

/** A surface in each theme, independent of the toolbar. */
export const papers = {
  light: `${edge} ${paper} ${style({ vars: assignVars(colours, light) })}`,
  dark: `${edge} ${paper} ${style({ vars: assignVars(colours, dark) })}`,
  highContrast: `${edge} ${paper} ${style({ vars: assignVars(colours, highContrast) })}`,
  darkHighContrast: `${edge} ${paper} ${style({ vars: assignVars(colours, darkHighContrast) })}`,
} as const

const chip = style({ flex: 1, borderRadius: radius.small })

/** A token as a filled shape. */
export const chips = styleVariants(colours, background => [chip, { background }])

/** Shows the colours for text on a fill upon that fill. */
export const around = {
  onAccent: style({ border: `${space(2)} solid ${vars.accent}` }),
  onDanger: style({ border: `${space(2)} solid ${vars.danger}` }),
} as const
