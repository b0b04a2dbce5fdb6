import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space, stroke } from '../theme/scale.ts'

export const pair = style({ display: 'inline-flex', maxInlineSize: '100%' })

globalStyle(`${pair} > button:first-child`, { borderStartEndRadius: 0, borderEndEndRadius: 0 })
globalStyle(`${pair} > button:last-child`, { borderStartStartRadius: 0, borderEndStartRadius: 0 })
globalStyle(`${pair} > button:focus-visible`, { zIndex: 1 })

export const opener = style({
  flex: 'none',
  paddingInline: space(2),
  selectors: {
    // A gap in the page's colour separates filled halves. Outlined halves share a border.
    '&[data-variant="primary"]': { marginInlineStart: stroke.thin },
    '&[data-variant="secondary"]': { marginInlineStart: `calc(${stroke.thin} * -1)`, color: vars.muted },
  },
})
