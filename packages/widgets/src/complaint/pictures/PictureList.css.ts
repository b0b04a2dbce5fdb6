import { radius, span, vars } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: span(2), margin: 0, padding: 0, listStyle: 'none' })

export const row = style({ display: 'flex', alignItems: 'center', gap: span(3) })

/** Reserves its space before the picture loads. */
export const thumbnail = style({
  flex: 'none',
  inlineSize: span(14),
  blockSize: span(14),
  objectFit: 'cover',
  borderRadius: radius.small,
  background: vars.sunken,
})
