import type { ReactNode } from 'react'
import { useUiTexts } from '../locales/index.ts'
import { plain } from '../theme/plain.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { cell, head, row, table, words } from './ChartTable.css.ts'
import { type ChartPoint, type ChartSeries, type PictureProps, pointValue } from './props.ts'
import { ValueLink } from './ValueLink.tsx'

/** An extra column, calculated from the others. */
export interface ExtraColumn {
  readonly header: string
  readonly of: (point: ChartPoint) => string
}

interface ChartTableProps {
  drawn: PictureProps
  pointsLabel: string
  extra: ExtraColumn | undefined
  /** Behind the drawing, nothing may be focusable, because focus would be invisible. */
  isSeen: boolean
}

/** The chart's data as a table, in the same order. */
export const ChartTable = ({ drawn, pointsLabel, extra, isSeen }: ChartTableProps) => {
  const { title, points, series, format } = drawn
  const t = useUiTexts()
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('no_figure')}</VisuallyHidden>
    </>
  )
  const say = (words: string, href: string | undefined): ReactNode => {
    const figure = <bdi>{words}</bdi>
    return isSeen && href ? <ValueLink href={href}>{figure}</ValueLink> : figure
  }
  const figureAt = (point: ChartPoint, one: ChartSeries) => {
    const figure = pointValue(point, one)
    return figure === null ? none : say(format(figure), point.hrefs?.[one.id])
  }
  return (
    <table className={table}>
      <caption className={plain}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead className={plain}>
        <tr className={row}>
          {[pointsLabel, ...series.map(({ label }) => label), ...(extra ? [extra.header] : [])].map((name, index) => (
            <th className={index === 0 ? head.words : head.figures} key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={plain}>
        {points.map(point => (
          <tr className={row} key={point.label}>
            <th className={words} scope="row">
              {point.label}
            </th>
            {series.map(one => (
              <td className={cell} key={one.id}>
                {figureAt(point, one)}
              </td>
            ))}
            {extra && <td className={cell}>{say(extra.of(point), point.hrefs?.total)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
