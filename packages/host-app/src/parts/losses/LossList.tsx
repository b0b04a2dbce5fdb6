import type { Loss } from '@portal/contract/losses'
import { Button } from '@portal/ui/Button'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { LossNames } from './LossNames.tsx'
import { useLossTexts } from './texts.ts'

interface LossListProps {
  loss: Loss
  /** Whether every name is listed, or only the first of each kind. */
  isWhole: boolean
  /** Whether names are being read. */
  isReading: boolean
  onToggleNames: () => void
}

/** Exactly what goes with a record: how many of each kind, and their names; where there are many, all if one asks. */
export const LossList = ({ loss, isWhole, isReading, onToggleNames }: LossListProps) => {
  const t = useLossTexts()
  const lacks = loss.goes.some(({ count, names: named }) => named.length > 0 && named.length < count)
  if (loss.goes.length === 0) return <Text>{t('nothing_else')}</Text>
  return (
    <Stack gap="small">
      <Text>{t('goes_too')}</Text>
      {loss.goes.map(({ kind, ...of }) => (
        <LossNames key={kind} label={t(`kinds.${kind}`, { count: of.count })} of={of} />
      ))}
      {(lacks || isWhole) && (
        <div>
          <Button isBusy={isReading} onPress={onToggleNames} size="small">
            {t(isWhole ? 'first_names' : 'all_names')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
