import { basics } from '@portal/ui/theme'
import { media, space, type, weight } from '@portal/ui/theme/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const scripts = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'baseline',
  '@media': { [media.from640]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** Set again, since a line height that is inherited is the page's and not this language's. */
export const specimen = style({ lineHeight: basics.leading, overflowWrap: 'anywhere' })

export const sizes = styleVariants(type, fontSize => ({ fontSize }))

export const weights = styleVariants(weight, fontWeight => ({ fontSize: type.title, fontWeight }))

export const reading = style({ maxInlineSize: '70ch', fontSize: type.text })

/** What an English page has, also when the page around is Arabic. */
export const latin = style({ vars: { [basics.type]: '0.9375rem', [basics.leading]: '1.5' } })

/** Figures of a column line up at their decimals in both directions. */
export const amount = style({ display: 'block', maxInlineSize: '8rem', textAlign: 'end' })
