import type { OutputOf } from '@portal/contract/core/api/endpoint'
import { readOwnAttendance } from '@portal/contract/training/attendance/attendance'
import { isAttendanceLow } from '@portal/contract/training/attendance/attendance-percent'
import { Banner } from '@portal/ui/Banner'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { EmptyState } from '@portal/ui/EmptyState'
import { Isolate } from '@portal/ui/Isolate'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useTrainingSessionTexts } from '../../core/texts/training.ts'
import { SessionState } from '../training-sessions/shared/SessionState.tsx'
import { usePercentText } from '../training-sessions/shared/use-percent-text.ts'
import { BeginsAt, timesOf } from '../training-sessions/shared/use-session-columns.tsx'

type OwnSession = OutputOf<typeof readOwnAttendance>['data']['sessions'][number]

const useColumns = (): readonly Column<OwnSession>[] => {
  const t = useTrainingSessionTexts()
  return [
    { id: 'date', header: t('date'), primary: true, cell: row => <DateText value={row.date} /> },
    { id: 'time', header: t('time'), cell: row => <Isolate>{timesOf(row)}</Isolate> },
    { id: 'state', header: t('state'), cell: row => <SessionState session={row} /> },
    {
      id: 'mark',
      header: t('attendance'),
      cell: row => {
        if (row.mark) return t(`marks.${row.mark}`)
        return row.has_begun || row.is_cancelled ? <Text tone="muted">{t('none')}</Text> : <BeginsAt session={row} />
      },
    },
  ]
}

/** Sessions of a training with the trainee's own attendance, read-only. */
export const OwnAttendance = ({ subActivityId }: { subActivityId: string }) => {
  const t = useTrainingSessionTexts()
  const percentText = usePercentText()
  const columns = useColumns()
  const read = useRead(readOwnAttendance, { id: subActivityId })
  return (
    <Stack>
      <Loaded placeholder={<Skeleton lines={4} shape="row" />} read={read}>
        {({ data: { sessions, percent } }) => (
          <>
            {isAttendanceLow(percent) ? (
              <Banner tone="warning">{percentText(percent)}</Banner>
            ) : (
              <Text>{percentText(percent)}</Text>
            )}
            {percent.all !== null && <Text tone="muted">{t('of_all', { percent: percent.all })}</Text>}
            <DataTable
              columns={columns}
              empty={<EmptyState title={t('own_empty')}>{t('own_empty_text')}</EmptyState>}
              label={t('own')}
              rowKey={row => row.id}
              rows={sessions}
            />
          </>
        )}
      </Loaded>
    </Stack>
  )
}
