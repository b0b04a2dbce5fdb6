import { listOwnComplaints } from '@portal/contract/complaints/complaints'
import { EmptyState } from '@portal/ui/EmptyState'
import { Skeleton } from '@portal/ui/Skeleton'
import { Text } from '@portal/ui/Text'
import { usePages } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { MoreRows } from '../../blocks/list/ListFoot.tsx'
import { useAccountTexts } from '../../core/texts/people.ts'
import { OwnComplaint } from './OwnComplaint.tsx'

/** Complaints under the person's own name, newest first. Private ones aren't linked to anybody. */
export const Complaints = () => {
  const t = useAccountTexts()
  const pages = usePages(listOwnComplaints, { sort: '-filed_at' })
  return (
    <Loaded placeholder={<Skeleton lines={4} shape="row" />} read={pages.read}>
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
            <MoreRows label={t('complaints.more')} pages={pages} />
          </>
        )
      }}
    </Loaded>
  )
}
