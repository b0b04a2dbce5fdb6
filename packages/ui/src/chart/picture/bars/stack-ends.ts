import { type ChartPoint, type ChartSeries, pointValue } from '../../props.ts'

/** The centre of each part of a stack. Negative values stack downwards. */
export const stackEnds = (point: ChartPoint | undefined, series: readonly ChartSeries[]): (number | null)[] => {
  let above = 0
  let below = 0
  return series.map(one => {
    const figure = point ? (pointValue(point, one) ?? 0) : 0
    const from = figure < 0 ? below : above
    if (figure < 0) below += figure
    else above += figure
    return from + figure / 2
  })
}

/** The last value of each series. */
export const lastFigures = (points: readonly ChartPoint[], series: readonly ChartSeries[]): (number | null)[] =>
  series.map(one => {
    const last = points.findLast(point => pointValue(point, one) !== null)
    return last ? pointValue(last, one) : null
  })
