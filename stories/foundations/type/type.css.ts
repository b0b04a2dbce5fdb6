import { basics } from '@portal/ui/theme'
import { media, space, type, weight } from '@portal/ui/theme/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const scripts = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'baseline',
  '@media': { [media.from640]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** Repeats the line height, because an inherited one belongs to the page's language. */
export const specimen = style({ lineHeight: basics.leading, overflowWrap: 'anywhere' })

export const sizes = styleVariants(type, fontSize => ({ fontSize }))

export const weights = styleVariants(weight, fontWeight => ({ fontSize: type.title, fontWeight }))

export const reading = style({ maxInlineSize: '70ch', fontSize: type.text })

/** Text size and line height of English, also on Arabic pages. */
export const latin = style({ vars: { [basics.type]: '0.9375rem', [basics.leading]: '1.5' } })

/** Aligns a column of numbers at their decimals in both directions. */
export const amount = style({ display: 'block', maxInlineSize: '8rem', textAlign: 'end' })
