import { formatDate } from '../DateText/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { useTextSource } from '../texts/index.ts'
import { line, scale, tick, todayLine, todayName, wideTick } from './GanttChart.css.ts'
import { type BarPeriod, partOf, ticksOf } from './periods.ts'

/** The maximum number of labelled lines. Phones label half as many, so that labels of any language fit. */
const NAMES = 4

interface GanttScaleProps {
  period: BarPeriod
  today: string
}

/** Draws lines at months, or at weeks within a single month, and at today. */
export const GanttScale = ({ period, today }: GanttScaleProps) => {
  const t = useUiTexts()
  const { language } = useTextSource()
  const place = (day: string) => partOf(period, { start: day, end: day })
  const at = (day: string) => ({ insetInlineStart: `${place(day)?.from ?? 0}%` })
  const days = ticksOf(period)
  const every = Math.ceil(days.length / NAMES)
  const style = days.every(day => day.endsWith('-01')) ? 'month' : 'date'
  return (
    <div aria-hidden="true" className={scale}>
      {days.map((day, nth) => (
        <span className={line} key={day} style={at(day)}>
          {nth % every === 0 && (
            <span className={nth % (2 * every) === 0 ? tick : wideTick}>{formatDate(day, style, language)}</span>
          )}
        </span>
      ))}
      {place(today) && (
        <span className={todayLine} style={at(today)}>
          <span className={todayName}>{t('gantt_today')}</span>
        </span>
      )}
    </div>
  )
}
