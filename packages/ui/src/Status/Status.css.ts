import { style } from '@vanilla-extract/css'
import { span } from '../theme/scale.ts'

// Each tone has its own shape, so that colour isn't the only cue.
export const sign = style({ inlineSize: span(2.5), blockSize: span(2.5), fill: 'currentColor', flex: 'none' })
