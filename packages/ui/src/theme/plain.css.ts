import { style } from '@vanilla-extract/css'

/** For elements without a look of their own. Any class protects an element from the host page's styles. */
export const plain = style({ boxSizing: 'border-box' })
