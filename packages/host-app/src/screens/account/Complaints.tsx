import { listOwnComplaints } from '@portal/contract/complaints'
import { Button } from '@portal/ui/Button'
import { EmptyState } from '@portal/ui/EmptyState'
import { Skeleton } from '@portal/ui/Skeleton'
import { Text } from '@portal/ui/Text'
import { usePages } from '../../blocks/api/use-read.ts'
import { ListFailed, NotRefreshed } from '../../blocks/feedback/ListFailed.tsx'
import { OwnComplaint } from './OwnComplaint.tsx'
import { useAccountTexts } from './texts.ts'

/** What the person filed under their own name, newest first; private ones are tied to nobody (decision 37). */
export const Complaints = () => {
  const t = useAccountTexts()
  const { rows, error, more, isLoadingMore, isValidating, refresh } = usePages(listOwnComplaints, { sort: '-filed_at' })
  if (!rows && error !== undefined) return <ListFailed error={error} isRetrying={isValidating} onRetry={refresh} />
  if (!rows) return <Skeleton lines={4} shape="row" />
  if (rows.length === 0)
    return (
      <EmptyState icon="message" title={t('complaints.empty')}>
        {t('complaints.empty_text')}
      </EmptyState>
    )
  return (
    <>
      <Text tone="muted">{t('complaints.help')}</Text>
      {error !== undefined && <NotRefreshed onRetry={refresh} />}
      {rows.map(complaint => (
        <OwnComplaint complaint={complaint} key={complaint.id} />
      ))}
      {more && (
        <Button isBusy={isLoadingMore} onPress={more}>
          {t('complaints.more')}
        </Button>
      )}
    </>
  )
}
