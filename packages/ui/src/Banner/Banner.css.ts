import { style, styleVariants } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { letters, radius, space, stroke, tones, wash, weight } from '../theme/scale.ts'

export const banner = style({
  display: 'flex',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.small,
  border: `${stroke.thin} solid`,
  color: vars.text,
  overflowWrap: 'anywhere',
})

export const toneStyles = styleVariants(tones, tone => [{ background: wash(tone, 8), borderColor: wash(tone, 40) }])

export const marks = styleVariants(tones, color => [
  { color, display: 'flex', alignItems: 'center', blockSize: `calc(${letters(1)} * ${basics.leading})` },
])

export const title = style({ fontWeight: weight.strong })

export const body = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: space(1) })

/** Extends into the padding, so that the button's size doesn't make the banner taller. */
export const dismiss = style({ marginBlock: space(-2), marginInlineEnd: space(-2), alignSelf: 'center' })
