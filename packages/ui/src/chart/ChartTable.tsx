import { useUiTexts } from '../locales/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { cell, head, row, table, words } from './ChartTable.css.ts'
import { type ChartPoint, figureOf, type PictureProps } from './props.ts'

/** One more column, worked out from the others. */
export interface ExtraColumn {
  readonly header: string
  readonly of: (point: ChartPoint) => string
}

interface ChartTableProps {
  drawn: PictureProps
  pointsLabel: string
  extra: ExtraColumn | undefined
}

/** The same figures, in the same order. */
export const ChartTable = ({ drawn, pointsLabel, extra }: ChartTableProps) => {
  const { title, points, series, format } = drawn
  const t = useUiTexts()
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('no_figure')}</VisuallyHidden>
    </>
  )
  const say = (figure: number | null) => (figure === null ? none : <bdi>{format(figure)}</bdi>)
  return (
    <table className={table}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr className={row}>
          {[pointsLabel, ...series.map(({ label }) => label), ...(extra ? [extra.header] : [])].map((name, index) => (
            <th className={index === 0 ? head.words : head.figures} key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(point => (
          <tr className={row} key={point.label}>
            <th className={words} scope="row">
              {point.label}
            </th>
            {series.map(one => (
              <td className={cell} key={one.id}>
                {say(figureOf(point, one))}
              </td>
            ))}
            {extra && (
              <td className={cell}>
                <bdi>{extra.of(point)}</bdi>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
