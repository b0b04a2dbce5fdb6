import { media, space } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const shell = style({ display: 'flex', flexDirection: 'column', gap: space(2), minInlineSize: 0 })

/** What is above the table; its room is kept while it is loaded. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
  minBlockSize: '2rem',
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})
