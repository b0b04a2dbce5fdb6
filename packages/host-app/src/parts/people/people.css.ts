import { vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

/** Takes the focus where what was pressed is gone, without a ring: nothing in it is chosen. */
export const editor = style({ display: 'flex', flexDirection: 'column', gap: '1.5rem', outline: 'none' })

/** One person a row, parted by a hairline. */
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  paddingBlock: '0.5rem',
  borderBlockEnd: `thin solid ${vars.line}`,
})

/** Name over role and address; takes the room that there is. */
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
