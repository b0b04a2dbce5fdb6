import { vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

/** What a key does, and at the other side the key. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minBlockSize: '2.5rem',
  paddingBlock: '0.25rem',
  selectors: { '&:not(:last-child)': { borderBlockEnd: `thin solid ${vars.line}` } },
})
