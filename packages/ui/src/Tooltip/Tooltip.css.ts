import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, radius, space, span, stroke, type } from '../theme/scale.ts'

/** Gives the tooltip an anchor without changing the layout. */
export const around = style({ display: 'inline-flex', maxInlineSize: '100%' })

export const hint = style({
  maxInlineSize: `min(${span(80)}, calc(100vw - ${span(4)}))`,
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius.small,
  color: vars.surface,
  background: vars.text,
  fontSize: type.small,
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { border: `${stroke.thin} solid CanvasText` } },
})
