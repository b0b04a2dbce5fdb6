import type { DotItemDotProps } from 'recharts'
import { type ChartPoint, type ChartSeries, pointValue } from '../../props.ts'
import { lookOf } from '../look.ts'
import type { Plot } from '../use-plot.ts'

/** Below this distance between points, in em, marks would run together. */
const NEAR = 1.5

interface DotsProps {
  points: readonly ChartPoint[]
  /** The series. */
  one: ChartSeries
  index: number
  plot: Plot
}

/** The marks on a line: at every point, or where points are too close, only at the last one and at isolated points. */
export const dotsOf = ({ points, one, index, plot: { plotSize, explore } }: DotsProps) => {
  const { hue, mark } = lookOf(index)
  const isMarked = plotSize ? plotSize.width / points.length > NEAR * plotSize.em : false
  const isNone = (point: ChartPoint | undefined) => !point || pointValue(point, one) === null
  return ({ cx, cy, index: at }: DotItemDotProps) => {
    if (typeof cx !== 'number' || typeof cy !== 'number') return null
    const isAt = at === explore.at
    const isAlone = isNone(points[at - 1]) && isNone(points[at + 1])
    if (!isMarked && !isAt && !isAlone && at !== points.length - 1) return null
    return (
      <path
        d={mark(isAt ? 5 : 3.5)}
        fill={hue}
        key={at}
        stroke={hue}
        strokeWidth={2}
        transform={`translate(${cx} ${cy})`}
      />
    )
  }
}
