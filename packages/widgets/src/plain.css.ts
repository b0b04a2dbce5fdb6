import { style } from '@vanilla-extract/css'

/** For elements without a look of their own. A class protects them from the host page's element styles. */
export const plain = style({ boxSizing: 'border-box' })
