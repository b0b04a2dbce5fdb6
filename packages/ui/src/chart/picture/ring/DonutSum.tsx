import type { PictureProps } from '../../props.ts'
import { shorten } from '../labels/fit.ts'
import { quiet, smallSum, sum } from '../picture.css.ts'
import type { PlotSize } from '../use-plot-size.ts'
import type { Segment } from './donut.ts'
import type { Ring } from './ring.ts'

interface DonutSumProps {
  drawn: PictureProps
  parts: readonly Segment[]
  ring: Ring
  plotSize: PlotSize | undefined
}

/** The total, in the middle of the ring. */
export const DonutSum = ({ drawn: { series, formatShort }, parts, ring, plotSize }: DonutSumProps) => {
  if (!plotSize) return null
  const { x, y, inner, em } = ring
  const fullHeight = parts.reduce((all, { figure }) => all + figure, 0)
  const text = formatShort(fullHeight)
  // The large size is about twice as wide. The factors leave some padding.
  const isLarge = plotSize.measure(text) * 1.9 < inner * 1.8
  return (
    <g textAnchor="middle">
      <text className={isLarge ? sum : smallSum} x={x} y={y - em * 0.5}>
        {text}
      </text>
      <text className={quiet} x={x} y={y + em * 0.9}>
        {shorten(series[0]?.label ?? '', inner * 1.7, plotSize.measure)}
      </text>
    </g>
  )
}
