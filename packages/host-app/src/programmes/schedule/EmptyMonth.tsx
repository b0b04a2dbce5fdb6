import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useScheduleTexts } from './shared/texts.ts'

interface EmptyMonthProps {
  /** Shows more than the person's own projects. None where all is shown already. */
  onShowAll: (() => void) | undefined
}

/** Says that nothing is planned in a month, and leads those who see only their own projects to all that they see. */
export const EmptyMonth = ({ onShowAll }: EmptyMonthProps) => {
  const t = useScheduleTexts()
  return (
    <Stack gap="small">
      <Text tone="muted">{t('nothing_this_month')}</Text>
      {onShowAll && (
        <Inline>
          <Button onPress={onShowAll} size="small">
            {t('show_any')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
