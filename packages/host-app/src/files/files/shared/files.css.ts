import { vars } from '@portal/ui/theme'
import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: span(96),
  objectFit: 'contain',
  background: vars.sunken,
})

export const paper = style({ inlineSize: '100%', blockSize: span(128), border: 0, background: vars.sunken })

/** The hash is longer than any line and must wrap. */
export const hash = style({ direction: 'ltr', unicodeBidi: 'isolate', overflowWrap: 'anywhere' })
