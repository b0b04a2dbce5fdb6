import type { OutputOf } from '@portal/contract/core/api/endpoint'
import { listOwnEnrollments } from '@portal/contract/training/sub-activities/enrollments'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { EmptyState } from '@portal/ui/EmptyState'
import { Isolate } from '@portal/ui/Isolate'
import { usePages } from '../../blocks/api/use-read.ts'
import { ListFailed } from '../../blocks/feedback/ListFailed.tsx'
import { useTrainingTexts } from '../../core/texts/training.ts'
import { EnrollmentStatus } from '../enrollments/EnrollmentStatus.tsx'
import { PeriodText } from './shared/PeriodText.tsx'
import { useTrainingsAddress } from './shared/use-trainings-address.ts'

type Row = OutputOf<typeof listOwnEnrollments>['data'][number]

/** The user's enrolment requests with their status. */
export const OwnRequests = () => {
  const t = useTrainingTexts()
  const address = useTrainingsAddress()
  const { rows, error, isLoading, isLoadingMore, isValidating, more, refresh } = usePages(listOwnEnrollments, {})
  const columns: readonly Column<Row>[] = [
    {
      id: 'name',
      header: t('name'),
      primary: true,
      width: 'wide',
      cell: row => <Isolate direction="auto">{row.training.name}</Isolate>,
    },
    { id: 'state', header: t('own_state'), cell: row => <EnrollmentStatus {...row} /> },
    { id: 'period', header: t('period'), cell: row => <PeriodText {...row.training} /> },
  ]
  return (
    <DataTable
      columns={columns}
      empty={<EmptyState title={t('empty_requests')}>{t('empty_requests_text')}</EmptyState>}
      error={error !== undefined && !rows && <ListFailed error={error} isRetrying={isValidating} onRetry={refresh} />}
      isLoading={isLoading}
      label={t('requests')}
      rowHref={row => `${address}/${row.sub_activity_id}`}
      rowKey={row => row.id}
      rows={rows ?? []}
      {...(more && { more: { onPress: more, isBusy: isLoadingMore } })}
    />
  )
}
