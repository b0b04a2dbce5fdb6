import { Banner } from '@portal/ui/Banner'
import { Stack } from '@portal/ui/Stack'
import { Switch } from '@portal/ui/Switch'
import { useImportTexts } from '../../../parts/imports/texts.ts'
import type { useImport } from './use-import.ts'

interface AlikeProps {
  /** How many rows look as if they are there already. */
  count: number
  work: ReturnType<typeof useImport>
}

/** Warns of rows that look as if they are there already; they are left out unless the person wants them. */
export const Alike = ({ count, work }: AlikeProps) => {
  const t = useImportTexts()
  return (
    <Stack>
      <Banner title={t('alike_title', { count })} tone="warning">
        {t('alike_help')}
      </Banner>
      <Switch
        isOn={!work.withAlike}
        label={t('leave_alike', { count })}
        onChange={isOn => void work.show({ with_alike: !isOn })}
      />
    </Stack>
  )
}
