import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { tones, type, weight, width } from '../theme/scale.ts'

export const text = style({ overflowWrap: 'anywhere' })

export const sizes = styleVariants({
  small: { fontSize: type.small },
  medium: { fontSize: type.text },
  large: { fontSize: type.large },
})

export const colours = styleVariants({ ...tones, strong: vars.text, muted: vars.muted }, color => [{ color }])

export const weights = styleVariants(weight, fontWeight => [{ fontWeight }])

export const reading = style({ maxInlineSize: width.reading })

export const tabular = style({ fontVariantNumeric: 'tabular-nums' })

export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 })
