import { type ChartPoint, type PictureProps, pointValue, totalOf } from '../../props.ts'

/** One bar of each row, as its label describes it. */
export interface RowBar {
  readonly id: string
  readonly label: string
  /** The figure at its end. */
  readonly figure: (point: ChartPoint) => number | null
  /** How far it reaches from nought, the way of reading. */
  readonly reach: (point: ChartPoint) => number
}

/** A bar for each series, or the one that they are stacked to. */
export const rowBars = ({ series }: PictureProps, isStacked: boolean): readonly RowBar[] => {
  const bars = series.map(one => ({
    id: one.id,
    label: one.label,
    figure: (point: ChartPoint) => pointValue(point, one),
    reach: (point: ChartPoint) => Math.max(0, pointValue(point, one) ?? 0),
  }))
  if (!isStacked) return bars
  const reach = (point: ChartPoint) => bars.reduce((sum, bar) => sum + bar.reach(point), 0)
  return [{ id: 'total', label: '', figure: point => totalOf(point, series), reach }]
}
