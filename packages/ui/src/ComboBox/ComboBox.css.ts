import { style } from '@vanilla-extract/css'
import { control } from '../field/control.css.ts'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/scale.ts'

/** Around what is typed and the opener: it keeps the page's direction, whatever that of the words inside. */
export const holder = style([
  control,
  {
    position: 'relative',
    display: 'flex',
    padding: 0,
    paddingInlineEnd: space(8),
    selectors: { '&:focus-within': { outlineWidth: 2, outlineOffset: -1 } },
  },
])

export const typing = style({
  flex: 1,
  minInlineSize: 0,
  padding: `${space(1)} ${space(3)}`,
  border: 0,
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: vars.muted, opacity: 1 } },
})
