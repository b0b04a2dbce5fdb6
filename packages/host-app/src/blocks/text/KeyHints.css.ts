import { media } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Keys are of no use without a keyboard. */
export const hints = style({ '@media': { [media.touch]: { display: 'none' }, print: { display: 'none' } } })
