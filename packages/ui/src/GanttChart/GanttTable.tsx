import { head, row as rowStyle, table, words } from '../chart/ChartTable.css.ts'
import { DateText } from '../DateText/index.ts'
import { Link } from '../Link/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { ScrollArea } from '../ScrollArea/index.ts'
import { plain } from '../theme/plain.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { GanttRow } from './periods.ts'

interface GanttTableProps {
  title: string
  rows: readonly GanttRow[]
  rowsLabel: string
}

const dates = ['planned_start', 'planned_end', 'actual_start', 'actual_end'] as const

/** The same data as a table. */
export const GanttTable = ({ title, rows, rowsLabel }: GanttTableProps) => {
  const t = useUiTexts()
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('no_figure')}</VisuallyHidden>
    </>
  )
  const daysOf = ({ planned, actual }: GanttRow): Readonly<Record<(typeof dates)[number], string | null>> => ({
    planned_start: planned.start,
    planned_end: planned.end,
    actual_start: actual?.start ?? null,
    actual_end: actual?.end ?? null,
  })
  return (
    <ScrollArea axis="inline" label={title}>
      <table className={table}>
        <caption className={plain}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead className={plain}>
          <tr className={rowStyle}>
            {[rowsLabel, ...dates.map(date => t(`gantt_${date}`))].map(name => (
              <th className={head.words} key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={plain}>
          {rows.map(one => {
            const days = daysOf(one)
            return (
              <tr className={rowStyle} key={one.id}>
                <th className={words} scope="row">
                  <bdi>{one.href ? <Link href={one.href}>{one.label}</Link> : one.label}</bdi>
                </th>
                {dates.map(date => {
                  const day = days[date]
                  return (
                    <td className={words} key={date}>
                      {day === null ? none : <DateText value={day} />}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollArea>
  )
}
