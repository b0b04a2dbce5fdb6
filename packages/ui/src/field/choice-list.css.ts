import { style } from '@vanilla-extract/css'
import { popover } from '../theme/popover.css.ts'

const window = '100vw - 1.5rem'

/** As wide as its field or a little wider, never wider than the window: what makes the page scroll closes itself. */
export const list = style([
  popover,
  {
    minInlineSize: `max(12rem, min(var(--trigger-width), ${window}))`,
    maxInlineSize: `min(max(20rem, var(--trigger-width)), ${window})`,
  },
])
