import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { chosen, media, radius, space, stroke, type, wash, weight } from '../theme/scale.ts'
import { choice } from '../theme/shared/popover.css.ts'

export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(2),
  scrollPaddingBlock: `${space(8)} ${space(2)}`,
  outline: 'none',
})

export const group = style({ selectors: { '& + &': { marginBlockStart: space(2) } } })

export const heading = style({
  padding: `${space(1)} ${space(2)}`,
  color: vars.muted,
  fontSize: type.small,
  fontWeight: weight.strong,
})

// The option that Enter selects: the focused one, or the first if deleting text removed virtual focus.
const isMarked = '&[data-focused]'
const isFirst = `${list}:not(:has([data-focused])) ${group}:first-child &:nth-child(2)`

export const command = style([
  choice,
  {
    position: 'relative',
    gap: space(3),
    selectors: {
      [`${isMarked}, ${isFirst}`]: { background: wash(vars.focus, 12), outline: 'none', ...chosen },
      [`${isMarked}::before, ${isFirst}::before`]: {
        content: '',
        position: 'absolute',
        insetBlock: space(1.5),
        insetInlineStart: 0,
        inlineSize: `calc(1.5 * ${stroke.thick})`,
        borderRadius: radius.round,
        background: vars.accentInk,
      },
    },
  },
])

export const picture = style({
  display: 'flex',
  color: vars.muted,
  selectors: { '[data-focused] > &': { color: vars.accentInk } },
  '@media': { [media.forced]: { color: 'inherit' } },
})

export const empty = style({ padding: `${space(8)} ${space(4)}`, color: vars.muted, textAlign: 'center' })
