import { useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts'
import { type PictureProps, pointValue } from '../../props.ts'
import { LABELS } from '../layers.ts'
import { loud } from '../picture.css.ts'

interface ColumnWordsProps {
  drawn: PictureProps
  em: number
  /** The offset between bars of a group. Negative in right-to-left layouts. */
  step: number
}

/** Labels bars: with numbers for one series, or with series names over the first group. */
export const ColumnWords = ({ drawn: { points, series, formatShort }, em, step }: ColumnWordsProps) => {
  const x = useXAxisScale()
  const y = useYAxisScale()
  if (!x || !y) return null
  const isGrouped = series.length > 1
  const words = (isGrouped ? points.slice(0, 1) : points).flatMap(point =>
    series.map((one, index) => ({ point, one, shift: (index - (series.length - 1) / 2) * step })),
  )
  return (
    <ZIndexLayer zIndex={LABELS}>
      {words.map(({ point, one, shift }) => {
        const figure = pointValue(point, one)
        return (
          <text
            className={loud}
            key={`${point.label} ${one.id}`}
            textAnchor="middle"
            x={(x(point.label, { position: 'middle' }) ?? 0) + shift}
            y={(y(figure ?? 0) ?? 0) + ((figure ?? 0) < 0 ? em : -em * 0.8)}
          >
            {isGrouped ? one.label : figure === null ? '–' : formatShort(figure)}
          </text>
        )
      })}
    </ZIndexLayer>
  )
}
