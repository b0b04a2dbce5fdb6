import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useScheduleTexts } from '../../core/texts/programmes.ts'

interface EmptyMonthProps {
  /** Shows all projects instead of only the person's own. Undefined if all are shown already. */
  onShowAll: (() => void) | undefined
}

/** Empty state of a month. If only the person's projects are shown, offers to show all. */
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
