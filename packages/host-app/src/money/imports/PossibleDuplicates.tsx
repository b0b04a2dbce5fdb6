import { Banner } from '@portal/ui/Banner'
import { Stack } from '@portal/ui/Stack'
import { Switch } from '@portal/ui/Switch'
import { useImportTexts } from '../../core/texts/texts.ts'
import type { useImport } from './use-import.ts'

interface PossibleDuplicatesProps {
  count: number
  work: ReturnType<typeof useImport>
}

/** Warns of rows that may be duplicates. They are skipped unless the user includes them. */
export const PossibleDuplicates = ({ count, work }: PossibleDuplicatesProps) => {
  const t = useImportTexts()
  return (
    <Stack>
      <Banner title={t('duplicates_title', { count })} tone="warning">
        {t('duplicates_help')}
      </Banner>
      <Switch
        isOn={!work.withDuplicates}
        label={t('leave_duplicates', { count })}
        onChange={isOn => void work.show({ with_duplicates: !isOn })}
      />
    </Stack>
  )
}
