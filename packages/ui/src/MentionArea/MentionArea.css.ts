import { style } from '@vanilla-extract/css'
import { space, span } from '../theme/scale.ts'
import { floating } from '../theme/shared/popover.css.ts'

export const holder = style({ position: 'relative' })

/** Opens below the box, at its start edge. */
export const list = style([
  floating,
  {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineStart: 0,
    zIndex: 1,
    minInlineSize: `min(${span(64)}, 100%)`,
    maxBlockSize: span(72),
    margin: 0,
    marginBlockStart: space(1),
    listStyle: 'none',
  },
])
