import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** A fieldset without a box, which only groups the rows of a table. */
export const table = style({ border: 0, padding: 0, margin: 0, minInlineSize: 0 })

export const title = style({ padding: 0, marginBlockEnd: span(3), fontWeight: 600 })
