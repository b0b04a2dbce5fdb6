import { vars } from '@portal/ui/theme'
import { span, touch } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Toggle with the height of a touch target. Its arrow shows the state. */
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
