import type { TrainingSession } from '@portal/contract/training/attendance/training-sessions'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { useTrainingSessionTexts } from '../../../core/texts/training.ts'
import { SessionState } from './SessionState.tsx'

/** A time range, left to right in every language. */
export const timesOf = ({ start, end }: { readonly start: string; readonly end: string }): string => `${start}–${end}`

interface BeginsAtProps {
  session: { readonly date: string; readonly start: string }
}

/** Start of a future session in place of its attendance, which doesn't exist yet. */
export const BeginsAt = ({ session: { date, start } }: BeginsAtProps) => {
  const t = useTrainingSessionTexts()
  return (
    <Text tone="muted">
      {t('begins')} <DateText value={date} /> <Isolate>{start}</Isolate>
    </Text>
  )
}

const AttendedCount = ({ session }: { session: TrainingSession }) => {
  const t = useTrainingSessionTexts()
  const { present, late, absent, excused, unmarked } = session.counts
  const attended = present + late
  if (attended + absent + excused === 0) {
    if (session.is_cancelled) return <Text tone="muted">{t('none')}</Text>
    if (!session.has_begun) return <BeginsAt session={session} />
  }
  return (
    <>
      {t('attended', { attended, total: attended + absent + excused + unmarked })}
      {unmarked > 0 && attended + absent + excused > 0 && (
        <Text as="div" size="small" tone="muted">
          {t('unmarked', { count: unmarked })}
        </Text>
      )}
    </>
  )
}

export const useSessionColumns = (): readonly Column<TrainingSession>[] => {
  const t = useTrainingSessionTexts()
  return [
    { id: 'date', header: t('date'), primary: true, sort: true, cell: row => <DateText value={row.date} /> },
    { id: 'time', header: t('time'), cell: row => <Isolate>{timesOf(row)}</Isolate> },
    { id: 'duration', header: t('duration'), cell: row => t('minutes', { count: row.duration_minutes }) },
    {
      id: 'state',
      header: t('state'),
      cell: row => (
        <>
          <SessionState session={row} />
          {row.late_reason && (
            <Text as="div" size="small" tone="muted">
              <Isolate direction="auto">{t('entered_late', { reason: row.late_reason })}</Isolate>
            </Text>
          )}
        </>
      ),
    },
    { id: 'attendance', header: t('attendance'), cell: row => <AttendedCount session={row} /> },
  ]
}
