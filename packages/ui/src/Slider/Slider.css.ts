import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, stroke } from '../theme/scale.ts'

export const THUMB = space(5)

/** The value is next to the line, the words of the ends under it. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(3),
})

export const line = style({ position: 'relative', display: 'grid', alignItems: 'center' })

/** On one another: bar, marks and thumb. */
export const over = style({ gridArea: '1 / 1' })

/** A bar of the same value, which the browser fills from the side where reading begins; its end is under the thumb. */
export const rail = style([
  over,
  {
    blockSize: space(1),
    selectors: { '&[data-wrong]': { color: vars.danger }, '&[data-disabled]': { color: vars.edge } },
  },
])

/** Marks are where the middle of the thumb comes to rest. */
export const marks = style([
  over,
  {
    inlineSize: `calc(100% - ${THUMB})`,
    blockSize: space(4),
    marginInline: `calc(${THUMB} / 2)`,
    overflow: 'visible',
    stroke: vars.edge,
    strokeWidth: stroke.thin,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    '@media': { [media.forced]: { stroke: 'CanvasText' } },
  },
])

export const output = style({
  minInlineSize: '4ch',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-disabled]': { color: vars.muted } },
})

export const ends = style({ gridColumn: 1, display: 'flex', justifyContent: 'space-between', gap: space(3) })

export const most = style({ textAlign: 'end' })
