import { CartesianGrid, ReferenceLine, XAxis, YAxis } from 'recharts'
import type { PictureProps } from '../../props.ts'
import { base, grid, tick } from '../picture.css.ts'
import type { Plot } from '../use-plot.ts'
import { shorten } from './fit.ts'
import { planNames } from './names.ts'

interface AxesProps {
  drawn: PictureProps
  plot: Plot
  /** The axis labels. */
  ticks: readonly number[]
  /** The width of the axis labels. 0 hides the axis, because each bar has its own label. */
  side: number
  /** The width of the series names at the other side. */
  end: number
  /** The space between the sides and the first and last point. Default 0. */
  inset?: number
}

/** The axes. Time runs in text direction, and lengths start at zero. */
export const Axes = ({ drawn, plot: { isRtl, plotSize }, ticks, side, end, inset = 0 }: AxesProps) => {
  const { points, formatShort } = drawn
  if (!plotSize) return null
  const { em, width, measure } = plotSize
  const length = width - side - end
  const { most, passed } = planNames(points, plotSize, length)
  const nameOf = (label: string) => {
    const name = shorten(label, most, measure)
    const middle = ((points.findIndex(point => point.label === label) + 0.5) * length) / points.length
    // Lines reserve room for the last point's name. Columns omit a name that would be cut off.
    return inset === 0 && middle + measure(name) / 2 > length + end ? '' : name
  }
  return (
    <>
      {side > 0 && <CartesianGrid className={grid} vertical={false} />}
      <XAxis
        axisLine={false}
        dataKey="label"
        height={2 * em}
        interval={passed}
        padding={{ left: inset, right: inset }}
        reversed={isRtl}
        tick={{ className: tick }}
        tickFormatter={nameOf}
        tickLine={false}
        tickMargin={em / 2}
      />
      <YAxis
        axisLine={false}
        domain={[ticks.at(0) ?? 0, ticks.at(-1) ?? 0]}
        hide={side === 0}
        interval={0}
        orientation={isRtl ? 'right' : 'left'}
        tick={{ className: tick }}
        tickFormatter={formatShort}
        tickLine={false}
        tickMargin={em / 2}
        ticks={ticks}
        width={side}
      />
      <ReferenceLine className={base} y={0} />
    </>
  )
}
