import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { knownCode } from '../model/error-codes.ts'
import type { Announcement } from '../store/announcements.ts'
import { useTableEvent } from '../store/events.ts'
import { announcement as announcementStyle } from './toolbar.css.ts'

/** Already visible in the cell or the status line. */
const shownElsewhere: readonly Announcement['what'][] = ['saved', 'waiting', 'waiting_session', 'waiting_busy']

/** Announcements that need the person's attention. */
const urgent: readonly Announcement['what'][] = [
  'rejected',
  'line_not_stored',
  'category_not_stored',
  'gone',
  'conflict',
  'recoded',
  'too_many',
  'too_late',
  'no_editor',
]

interface AnnouncementsProps {
  controller: Controller
  /** Whether a list without cells replaces the table. */
  isPhone: boolean
}

/** Announces events to screen readers. The screen shows only the last one. */
export const Announcements = ({ controller: { store }, isPhone }: AnnouncementsProps) => {
  const t = useBudgetTableTexts()
  useTableEvent(store.events, 'announcement')
  const last = store.announcements.recent()
  const seen = last.findLast(({ what }) => !shownElsewhere.includes(what))
  return (
    <span aria-atomic="false" role="status">
      {last.map(announcement => {
        const { what, number, code, count = 0, value = '' } = announcement
        const name = what === 'conflict' && isPhone ? 'conflict_line' : what
        return (
          <span
            className={announcementStyle}
            data-seen={announcement === seen || undefined}
            data-tone={urgent.includes(what) ? 'warning' : undefined}
            dir="auto"
            key={number}
          >
            {t(`announcements.${name}`, { count, value })} {code &&
              t(`errors.${knownCode(code)}`, { thousands: '' })}{' '}
          </span>
        )
      })}
    </span>
  )
}
