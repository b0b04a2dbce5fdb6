import { basics } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

/** Both heights, independent of the toolbar. The theme sets them on the whole document. */
export const heights = {
  comfortable: style({ vars: { [basics.control]: '2.5rem', [basics.row]: '2.5rem' } }),
  compact: style({ vars: { [basics.control]: '2rem', [basics.row]: '2rem' } }),
} as const
