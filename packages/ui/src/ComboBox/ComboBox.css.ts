import { globalStyle, style } from '@vanilla-extract/css'
import { clearable, control, opener } from '../field/control.css.ts'
import { vars } from '../theme/contract.css.ts'
import { space, stroke } from '../theme/scale.ts'

/** Around what is typed and the opener: it has the page's direction, whatever that of the words inside. */
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

/** The box; with space for the button that empties it. */
export const looks = { usual: `${holder} ${usual}`, clearable: `${holder} ${clearable}` } as const

// Over the line around it, as in fields whose line is the box's own.
globalStyle(`${holder} > ${opener}`, { insetInlineEnd: `calc(${stroke.thin} * -1)` })

export const typing = style({
  flex: 1,
  minInlineSize: 0,
  padding: `${space(1)} ${space(3)}`,
  border: 0,
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  // Words of the other direction still begin where the page's begin, as long as all of them fit.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  selectors: { '&::placeholder': { color: vars.muted, opacity: 1 } },
})
