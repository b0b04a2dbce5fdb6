import { useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts'
import type { PictureProps } from '../../props.ts'
import { shorten } from '../labels/fit.ts'
import { LABELS } from '../layers.ts'
import { loud, quiet } from '../picture.css.ts'
import type { Plot } from '../use-plot.ts'
import type { RowBar } from './row-bars.ts'

interface RowWordsProps {
  bars: readonly RowBar[]
  drawn: PictureProps
  plot: Plot
  /** Whether names are above their bars instead of before them. */
  isOver: boolean
  /** Whether the first row labels the series. */
  isNamed: boolean
  thick: number
}

/** A name before or above each row, and a number at the end of each bar. */
export const RowWords = ({ bars, drawn, plot: { plotSize, isRtl }, isOver, isNamed, thick }: RowWordsProps) => {
  const { points, formatShort } = drawn
  const x = useXAxisScale()
  const y = useYAxisScale()
  if (!x || !y || !plotSize) return null
  const { em, width, measure } = plotSize
  const side = isRtl ? -1 : 1
  const anchor = isRtl ? 'end' : 'start'
  const step = thick + 2
  return (
    <ZIndexLayer zIndex={LABELS}>
      {points.map((point, row) => {
        const middle = y(point.label, { position: 'middle' }) ?? 0
        const up = isOver ? (bars.length * step) / 2 + em * 0.8 : 0
        return (
          <g key={point.label}>
            <text className={loud} textAnchor={anchor} x={isRtl ? width : 0} y={middle - up}>
              {shorten(point.label, width, measure)}
            </text>
            {bars.map((bar, index) => {
              const figure = bar.figure(point)
              const text = figure === null ? '–' : formatShort(figure)
              const from = (x(bar.reach(point)) ?? 0) + side * em * 0.5
              const at = middle + (index - (bars.length - 1) / 2) * step
              return (
                <g key={bar.id} textAnchor={anchor}>
                  <text className={quiet} x={from} y={at}>
                    {text}
                  </text>
                  {isNamed && row === 0 && (
                    <text className={loud} x={from + side * (measure(text) + em * 0.6)} y={at}>
                      {bar.label}
                    </text>
                  )}
                </g>
              )
            })}
          </g>
        )
      })}
    </ZIndexLayer>
  )
}
