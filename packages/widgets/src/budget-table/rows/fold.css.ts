import { space } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const fold = style({
  display: 'inline-block',
  inlineSize: space(6),
  marginInlineStart: `calc(-1 * ${space(1)})`,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&::before': { content: ['"▸"', '"▸" / ""'], display: 'inline-block' },
    '[dir="rtl"] &::before': { transform: 'scaleX(-1)' },
    '[aria-expanded="true"] &::before': { transform: 'rotate(90deg)' },
    '[dir="rtl"] [aria-expanded="true"] &::before': { transform: 'rotate(-90deg) scaleX(-1)' },
  },
})
