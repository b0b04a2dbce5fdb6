import { style } from '@vanilla-extract/css'
import { span } from '../theme/scale.ts'

// Each tone has a shape of its own, so that it is recognised without colour too.
export const sign = style({ inlineSize: span(2.5), blockSize: span(2.5), fill: 'currentColor', flex: 'none' })
