import { useBudgetTexts } from '../../locales/index.ts'
import { useBell } from '../grid/use-bell.ts'
import { knownCode } from '../sheet/codes.ts'
import type { Desk } from '../sheet/desk.ts'
import type { News } from '../sheet/news.ts'
import { news } from './bar.css.ts'

/** What the cell, or the line beside, shows by itself. */
const shown: readonly News['what'][] = ['saved', 'waiting', 'waiting_session']

/** What calls for somebody. */
const urgent: readonly News['what'][] = [
  'refused',
  'kept',
  'kept_category',
  'gone',
  'stale',
  'recoded',
  'too_many',
  'too_late',
  'no_hands',
]

interface AnnouncerProps {
  desk: Desk
  /** Whether the lines stand in a list, without cells. */
  isPhone: boolean
}

/** Says what happens in the table: all of it to those who listen, and the last thing to those who see. */
export const Announcer = ({ desk: { sheet }, isPhone }: AnnouncerProps) => {
  const t = useBudgetTexts()
  useBell(sheet.bells, 'news')
  const last = sheet.news.last()
  const seen = last.findLast(({ what }) => !shown.includes(what))
  return (
    <span aria-atomic="false" role="status">
      {last.map(told => {
        const { what, number, code, count = 0, value = '' } = told
        const name = what === 'stale' && isPhone ? 'stale_line' : what
        return (
          <span
            className={news}
            data-seen={told === seen || undefined}
            data-tone={urgent.includes(what) ? 'warning' : undefined}
            dir="auto"
            key={number}
          >
            {t(`news.${name}`, { count, value: `\u2068${value}\u2069` })}{' '}
            {code && t(`errors.${knownCode(code)}`, { thousands: '' })}{' '}
          </span>
        )
      })}
    </span>
  )
}
