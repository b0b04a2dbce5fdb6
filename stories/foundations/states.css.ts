import { space, span, weight } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** One line for each control, one column for each state; what is wider than the page scrolls. */
export const matrix = style({ overflowX: 'auto' })

export const table = style({ borderCollapse: 'separate', borderSpacing: `${space(4)} ${space(3)}` })

export const control = style({ minInlineSize: span(52), textAlign: 'start', verticalAlign: 'top' })

export const name = style({ textAlign: 'start', verticalAlign: 'top', fontWeight: weight.strong })
