import { style } from '@vanilla-extract/css'
import { popover } from '../theme/popover.css.ts'
import { span } from '../theme/scale.ts'

const window = `100vw - ${span(6)}`

/** As wide as its field or a little wider, never wider than the window: what makes the page scroll closes itself. */
export const list = style([
  popover,
  {
    minInlineSize: `max(${span(48)}, min(var(--trigger-width), ${window}))`,
    maxInlineSize: `min(max(${span(80)}, var(--trigger-width)), ${window})`,
  },
])
