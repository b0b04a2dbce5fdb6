import { style } from '@vanilla-extract/css'

/** For an element without a look of its own: what has a class is kept from the styles of the page around. */
export const plain = style({ boxSizing: 'border-box' })
