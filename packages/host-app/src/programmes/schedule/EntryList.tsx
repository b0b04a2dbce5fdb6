import type { CalendarEntry } from '@portal/contract/programmes/schedule'
import { planSessionsNeed } from '@portal/contract/training/attendance/training-sessions'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useMay } from '../../core/session/session.ts'
import { useScheduleTexts } from '../../core/texts/programmes.ts'
import { list, row, words } from '../../people/people/people.css.ts'

const hrefOf = ({ kind, id }: CalendarEntry, plansSessions: boolean) => {
  if (kind === 'session') return `/staff/sub_activity/${id}${plansSessions ? '?tab=sessions' : ''}`
  return kind === 'project_end' ? `/staff/project/${id}` : `/staff/activity/${id}`
}

interface EntryListProps {
  /** Sorted by date and time. */
  entries: readonly CalendarEntry[]
  label: string
}

/** Calendar entries by day. Each links to its record. */
export const EntryList = ({ entries, label }: EntryListProps) => {
  const t = useScheduleTexts()
  const plansSessions = useMay(planSessionsNeed)
  return (
    <ul aria-label={label} className={list}>
      {entries.map(one => (
        <li className={row} key={`${one.kind} ${one.id} ${one.day} ${one.start}`}>
          <div className={words}>
            <Link href={hrefOf(one, plansSessions)}>{one.name}</Link>
            <Text size="small" tone="muted">
              <DateText value={one.day} />
              {one.start && (
                <>
                  {' '}
                  <Isolate>{`${one.start}–${one.end}`}</Isolate>
                </>
              )}{' '}
              · {t(`kinds.${one.kind}`)} · <Isolate direction="ltr">{one.code}</Isolate>
            </Text>
          </div>
          {one.is_done && (one.kind === 'activity_start' || one.kind === 'activity_end') && (
            <Status tone="success">{t(`done.${one.kind}`)}</Status>
          )}
        </li>
      ))}
    </ul>
  )
}
