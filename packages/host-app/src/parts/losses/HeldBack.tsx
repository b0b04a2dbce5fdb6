import type { Loss } from '@portal/contract/losses'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Stack } from '@portal/ui/Stack'
import { LossNames } from './LossNames.tsx'
import { useLossTexts } from './texts.ts'

interface HeldBackProps {
  held: Loss['held']
  onClose: () => void
}

/** Says which documents hold a record back: no code is asked for what would be refused. */
export const HeldBack = ({ held, onClose }: HeldBackProps) => {
  const t = useLossTexts()
  return (
    <Stack>
      <Banner title={t('held_title')} tone="warning">
        {t('held')}
      </Banner>
      <LossNames label={t('documents', { count: held.count })} of={held} />
      <div>
        <Button onPress={onClose}>{t('keep')}</Button>
      </div>
    </Stack>
  )
}
