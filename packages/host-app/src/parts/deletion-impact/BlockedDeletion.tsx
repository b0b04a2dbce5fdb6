import type { DeletionImpact } from '@portal/contract/deletion_impact'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Stack } from '@portal/ui/Stack'
import { ImpactNames } from './ImpactNames.tsx'
import { useDeletionImpactTexts } from './texts.ts'

interface BlockedDeletionProps {
  blockers: DeletionImpact['blockers']
  onClose: () => void
}

/** Says which documents prevent a record's deletion: no code is asked for what would be refused. */
export const BlockedDeletion = ({ blockers, onClose }: BlockedDeletionProps) => {
  const t = useDeletionImpactTexts()
  return (
    <Stack>
      <Banner title={t('blocked_title')} tone="warning">
        {t('blocked')}
      </Banner>
      <ImpactNames label={t('documents', { count: blockers.count })} of={blockers} />
      <div>
        <Button onPress={onClose}>{t('keep')}</Button>
      </div>
    </Stack>
  )
}
