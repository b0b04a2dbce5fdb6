import { vars } from '@portal/ui/theme'
import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** The action at the start, its key at the end. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: span(4),
  minBlockSize: span(10),
  paddingBlock: span(1),
  selectors: { '&:not(:last-child)': { borderBlockEnd: `thin solid ${vars.line}` } },
})
