import { Stack } from '@portal/ui/Stack'
import { Switch } from '@portal/ui/Switch'
import { Text } from '@portal/ui/Text'
import { useMay } from '../../core/session/session.ts'
import { useImportTexts } from '../../core/texts/texts.ts'
import type { useImport } from './use-import.ts'

/** Allows updates of lines whose codes exist, for people with the right. Expenses have no codes. */
export const UpdateLines = ({ work }: { work: ReturnType<typeof useImport> }) => {
  const t = useImportTexts()
  const mayUpdate = useMay(['budget', 'edit_item'])
  if (!mayUpdate || !work.matching.includes('price')) return null
  return (
    <Stack gap="tiny">
      <Switch isOn={work.withUpdates} label={t('update')} onChange={isOn => void work.show({ with_updates: isOn })} />
      <Text size="small" tone="muted">
        {t('update_help')}
      </Text>
    </Stack>
  )
}
