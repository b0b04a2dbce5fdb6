import { media } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Hidden on touch devices, which have no keyboard, and in print. */
export const hints = style({ '@media': { [media.touch]: { display: 'none' }, print: { display: 'none' } } })
