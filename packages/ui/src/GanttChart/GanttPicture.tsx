import { formatDate } from '../DateText/index.ts'
import { Link } from '../Link/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { useTextSource } from '../texts/index.ts'
import { plain } from '../theme/plain.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { barKinds, bars, key, label, legend, list, row, swatch, track } from './GanttChart.css.ts'
import { GanttScale } from './GanttScale.tsx'
import { actualPeriod, type BarPeriod, type GanttRow, partOf } from './periods.ts'

interface GanttPictureProps {
  title: string
  rows: readonly GanttRow[]
  period: BarPeriod
  today: string
}

/** Draws a bar for each planned and actual time over a time scale. Screen readers get the dates as text. */
export const GanttPicture = ({ title, rows, period, today }: GanttPictureProps) => {
  const t = useUiTexts()
  const { language } = useTextSource()
  const inWords = ({ planned, actual }: GanttRow) => {
    const date = (day: string) => formatDate(day, 'date', language)
    const plan = t('gantt_planned_time', { from: date(planned.start), to: date(planned.end) })
    if (!actual) return `${plan} ${t('gantt_not_begun')}`
    const from = date(actual.start)
    return `${plan} ${actual.end ? t('gantt_actual_time', { from, to: date(actual.end) }) : t('gantt_going_on', { from })}`
  }
  const barOf = (kind: (typeof barKinds)[number], time: BarPeriod | undefined) => {
    const part = time && partOf(period, time)
    const place = part && { insetInlineStart: `${part.from}%`, inlineSize: `${part.size}%` }
    return place && <span className={bars[kind]} style={place} />
  }
  return (
    <div>
      <div aria-hidden="true" className={legend}>
        {barKinds.map(kind => (
          <span className={key} key={kind}>
            <span className={swatch}>
              <span className={bars[kind]} style={{ inlineSize: '100%' }} />
            </span>
            {t(`gantt_${kind}`)}
          </span>
        ))}
      </div>
      <div className={list}>
        <GanttScale period={period} today={today} />
        <ol aria-label={title} className={plain}>
          {rows.map(one => (
            <li className={row} key={one.id}>
              <span className={label}>
                <bdi>{one.href ? <Link href={one.href}>{one.label}</Link> : one.label}</bdi>
                <VisuallyHidden> {inWords(one)}</VisuallyHidden>
              </span>
              <span aria-hidden="true" className={track}>
                {barOf('planned', one.planned)}
                {barOf('actual', actualPeriod(one, today))}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
