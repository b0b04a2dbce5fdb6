import { globalStyle, style } from '@vanilla-extract/css'
import { clearable, control, opener } from '../field/control.css.ts'
import { vars } from '../theme/contract.css.ts'
import { space, stroke } from '../theme/scale.ts'

/** Wraps the input and the opener. It keeps the page's direction, whatever the direction of the text inside. */
const holder = style([
  control,
  {
    position: 'relative',
    display: 'flex',
    paddingBlock: 0,
    paddingInlineStart: 0,
    selectors: { '&:focus-within': { outlineWidth: 2, outlineOffset: -1 } },
  },
])

const usual = style({ paddingInlineEnd: space(8) })

/** The clearable box leaves room for its clear button. */
export const looks = { usual: `${holder} ${usual}`, clearable: `${holder} ${clearable}` } as const

// Covers the holder's border, as in fields where the border belongs to the box itself.
globalStyle(`${holder} > ${opener}`, { insetInlineEnd: `calc(${stroke.thin} * -1)` })

export const typing = style({
  flex: 1,
  minInlineSize: 0,
  padding: `${space(1)} ${space(3)}`,
  border: 0,
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  // Aligns text of the other direction to the page's start edge, as long as it fits.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  selectors: { '&::placeholder': { color: vars.muted, opacity: 1 } },
})
