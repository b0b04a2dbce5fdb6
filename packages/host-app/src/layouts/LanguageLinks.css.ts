import { style } from '@vanilla-extract/css'

export const languages = style({ display: 'flex', gap: '0.25rem' })
