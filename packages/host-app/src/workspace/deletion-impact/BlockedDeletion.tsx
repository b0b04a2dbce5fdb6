import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { formatDate } from '@portal/ui/DateText'
import { Stack } from '@portal/ui/Stack'
import { useTextSource } from '@portal/ui/texts'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useDeletionImpactTexts } from '../../core/texts/workspace.ts'
import { ImpactNames } from './ImpactNames.tsx'

interface BlockedDeletionProps {
  impact: Pick<DeletionImpact, 'blockers' | 'closed_months'>
  onClose: () => void
}

/**
 * Lists the documents and closed months that block a deletion. Doesn't ask for the code, because the request would
 * fail.
 */
export const BlockedDeletion = ({ impact, onClose }: BlockedDeletionProps) => {
  const t = useDeletionImpactTexts()
  const blocks = useBlockTexts()
  const { language } = useTextSource()
  const { blockers, closed_months } = impact
  const months = closed_months.map(({ month, of }) => {
    const name = formatDate(`${month}-01`, 'month', language)
    return { id: `${of} ${month}`, name, of }
  })
  return (
    <Stack>
      {months.length > 0 && (
        <>
          <Banner title={t('blocked_title')} tone="warning">
            {t('closed')}
          </Banner>
          <ImpactNames label={t('closed_months')} of={{ count: months.length, names: months }} />
        </>
      )}
      {blockers.count > 0 && (
        <>
          <Banner title={t('blocked_title')} tone="warning">
            {t('blocked')}
          </Banner>
          <ImpactNames label={t('documents', { count: blockers.count })} of={blockers} />
        </>
      )}
      <div>
        <Button onPress={onClose}>{blocks('close')}</Button>
      </div>
    </Stack>
  )
}
