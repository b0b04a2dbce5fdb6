import { vars } from '@portal/ui/theme'
import { span, touch } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** What opens the rest, as high as a thumb asks for; its arrow says which way it stands. */
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: span(1),
  minBlockSize: touch,
  color: vars.accentInk,
  cursor: 'pointer',
  listStyle: 'none',
})

globalStyle(`${opener}::-webkit-details-marker`, { display: 'none' })
globalStyle(`details[open] > ${opener} svg`, { transform: 'rotate(180deg)' })

export const rest = style({ paddingBlockStart: span(2) })
