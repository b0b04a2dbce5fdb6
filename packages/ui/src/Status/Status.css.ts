import { style } from '@vanilla-extract/css'

// Each tone has a shape of its own, so that it is told without colour too.
export const sign = style({ inlineSize: '0.625rem', blockSize: '0.625rem', fill: 'currentColor', flex: 'none' })
