import { vars } from '@portal/ui/theme'
import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Takes the focus where what was pressed is gone, without a focus ring: nothing in it is chosen. */
export const editor = style({ display: 'flex', flexDirection: 'column', gap: span(6), outline: 'none' })

/** One person a row, separated by a hairline. */
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: span(3),
  paddingBlock: span(2),
  borderBlockEnd: `thin solid ${vars.line}`,
})

/** Name over role and address; takes the space that there is. */
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
