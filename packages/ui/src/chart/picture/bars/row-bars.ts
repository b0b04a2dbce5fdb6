import { type ChartPoint, type PictureProps, pointTotal, pointValue } from '../../props.ts'

/** A bar within each row. */
export interface RowBar {
  readonly id: string
  readonly label: string
  /** The number at the bar's end. */
  readonly figure: (point: ChartPoint) => number | null
  /** How far the bar extends from zero, in reading direction. */
  readonly reach: (point: ChartPoint) => number
}

/** One bar per series, or a single stacked one. */
export const rowBars = ({ series }: PictureProps, isStacked: boolean): readonly RowBar[] => {
  const bars = series.map(one => ({
    id: one.id,
    label: one.label,
    figure: (point: ChartPoint) => pointValue(point, one),
    reach: (point: ChartPoint) => Math.max(0, pointValue(point, one) ?? 0),
  }))
  if (!isStacked) return bars
  const reach = (point: ChartPoint) => bars.reduce((sum, bar) => sum + bar.reach(point), 0)
  return [{ id: 'total', label: '', figure: point => pointTotal(point, series), reach }]
}
