import { listOwnComplaints } from '@portal/contract/complaints'
import { Button } from '@portal/ui/Button'
import { EmptyState } from '@portal/ui/EmptyState'
import { Skeleton } from '@portal/ui/Skeleton'
import { Text } from '@portal/ui/Text'
import { usePages } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { OwnComplaint } from './OwnComplaint.tsx'
import { useAccountTexts } from './texts.ts'

/** What the person filed under their own name, newest first; private ones are tied to nobody (decision 37). */
export const Complaints = () => {
  const t = useAccountTexts()
  const { read, more, isLoadingMore } = usePages(listOwnComplaints, { sort: '-filed_at' })
  return (
    <Loaded placeholder={<Skeleton lines={4} shape="row" />} read={read}>
      {rows => {
        if (rows.length === 0)
          return (
            <EmptyState icon="message" title={t('complaints.empty')}>
              {t('complaints.empty_text')}
            </EmptyState>
          )
        return (
          <>
            <Text tone="muted">{t('complaints.help')}</Text>
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
      }}
    </Loaded>
  )
}
