import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, stroke } from '../theme/scale.ts'

export const THUMB = space(5)

/** Places the value beside the track and the end labels below it. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(3),
})

export const line = style({ position: 'relative', display: 'grid', alignItems: 'center' })

/** Stacks bar, marks, and thumb in one grid cell. */
export const over = style({ gridArea: '1 / 1' })

/** A progress bar with the slider's value. The browser fills it from the inline start, and the thumb covers its end. */
export const rail = style([
  over,
  {
    blockSize: space(1),
    selectors: { '&[data-wrong]': { color: vars.danger }, '&[data-disabled]': { color: vars.edge } },
  },
])

/** Insets the marks by half a thumb, so that they line up with the thumb's centre. */
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
