import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const mark = style({ inlineSize: span(6), blockSize: span(6), verticalAlign: 'middle' })
