import { useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts'
import { type PictureProps, pointValue } from '../../props.ts'
import { LABELS } from '../layers.ts'
import { loud } from '../picture.css.ts'

interface ColumnWordsProps {
  drawn: PictureProps
  em: number
  /** From one bar of a group to the next; negative where they run from right to left. */
  step: number
}

/** At the end of each bar its figure, where there is one series; else the names, over the first group. */
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
