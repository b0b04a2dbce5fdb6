import { space, span, weight } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** A row per control and a column per state. A wide matrix scrolls. */
export const matrix = style({ overflowX: 'auto' })

export const table = style({ borderCollapse: 'separate', borderSpacing: `${space(4)} ${space(3)}` })

export const control = style({ minInlineSize: span(52), textAlign: 'start', verticalAlign: 'top' })

export const name = style({ textAlign: 'start', verticalAlign: 'top', fontWeight: weight.strong })
