import { style } from '@vanilla-extract/css'

export const languages = style({ display: 'flex', flexWrap: 'wrap' })
