import { type PictureProps, pointValue } from '../../props.ts'
import { endsOf, hasEnds } from '../labels/EndNames.tsx'
import { sideOf } from '../labels/ticks.ts'
import type { PlotSize } from '../use-plot-size.ts'

/** The gap between bars of a group, in px. */
export const BAR_GAP = 2

/** The share of a point's width that its bars take. */
const FULL = 0.72

/** The layout around columns. */
export interface ColumnPlan {
  /** The width of a bar. */
  readonly size: number
  readonly ticks: readonly number[]
  /** The width of the axis labels; 0 for none. */
  readonly side: number
  /** The width of the series names after the last stack; 0 for none. */
  readonly end: number
  /** Whether bars are labelled, with numbers or with names over the first group. */
  readonly isWorded: boolean
}

/** Computes the width of bars, and which labels fit next to them. */
export const planColumns = (drawn: PictureProps, plotSize: PlotSize | undefined, isStacked: boolean): ColumnPlan => {
  const { points, series, formatShort } = drawn
  if (!plotSize) return { size: 0, ticks: [], side: 0, end: 0, isWorded: false }
  const { em, width, fullHeight, measure } = plotSize
  const widest = (texts: readonly string[]) => Math.max(...texts.map(measure))
  const ticks = sideOf(drawn, fullHeight / em, isStacked)
  const figures = points.flatMap(point => series.map(one => formatShort(pointValue(point, one) ?? 0)))
  const isFigured = series.length === 1 && widest(figures) + em / 2 < width / points.length
  const side = isFigured ? 0 : widest(ticks.map(formatShort)) + em
  const end = isStacked && hasEnds(series, plotSize) ? endsOf(series, plotSize) : 0
  const band = ((width - side - end) / points.length) * FULL
  const size = Math.max(1, Math.floor(Math.min(4.5 * em, band / (isStacked ? 1 : series.length) - BAR_GAP)))
  const isNamed = !isStacked && series.length > 1 && widest(series.map(({ label }) => label)) <= size - em / 4
  return { size, ticks, side, end, isWorded: isFigured || isNamed }
}
