import { space, type, vars } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** The tools do not belong on paper. */
export const tools = style({ '@media': { print: { display: 'none' } } })

export const headLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(4)}`,
  color: vars.muted,
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
})

/** A rate in one piece. */
export const figures = style({ whiteSpace: 'nowrap' })

globalStyle(`${headLine} [data-tone]`, { color: vars.warning })
