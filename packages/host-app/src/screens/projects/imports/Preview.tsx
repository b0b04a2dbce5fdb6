import type { Currency } from '@portal/contract/money'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DataTable } from '@portal/ui/DataTable'
import { Inline } from '@portal/ui/Inline'
import { Money } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import { Switch } from '@portal/ui/Switch'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { AppliedBefore } from './AppliedBefore.tsx'
import { useImportTexts } from './texts.ts'
import type { useImport } from './use-import.ts'
import { usePreviewColumns } from './use-preview-columns.tsx'

interface PreviewProps {
  currency: Currency
  work: ReturnType<typeof useImport>
}

/** What an import would do, row by row, before it is done. */
export const Preview = ({ currency, work }: PreviewProps) => {
  const t = useImportTexts()
  const { rows = [], counts = { new: 0, same: 0, bad: 0 }, total_minor = 0, applied } = work.preview ?? {}
  // Until it is chosen, also for rows that turned bad since they were first looked at.
  const [chosen, setOnlyBad] = useState<boolean>()
  const isOnlyBad = counts.bad > 0 && (chosen ?? true)
  return (
    <Stack>
      {work.isChanged && (
        <Banner isLive tone="warning">
          {t('changed')}
        </Banner>
      )}
      {!applied && (
        <Text weight="strong">{t('counts', { fresh: counts.new, same: counts.same, bad: counts.bad })}</Text>
      )}
      {counts.new > 0 && (
        <Text>
          {t('total')} <Money amount={total_minor} currency={currency} />
        </Text>
      )}
      {counts.bad > 0 && <Banner tone="danger">{t('all_or_none')}</Banner>}
      {applied && <AppliedBefore applied={applied} />}
      {!applied && counts.bad === 0 && counts.new === 0 && <Banner tone="info">{t('nothing_new')}</Banner>}
      {counts.bad > 0 && <Switch isOn={isOnlyBad} label={t('only_bad')} onChange={setOnlyBad} />}
      <DataTable
        columns={usePreviewColumns(Boolean(applied))}
        label={t('preview')}
        rowKey={({ line }) => String(line)}
        rows={isOnlyBad ? rows.filter(({ state }) => state === 'bad') : rows}
      />
      <Inline>
        <Button
          isBusy={work.isBusy}
          isDisabled={counts.bad > 0 || counts.new === 0}
          onPress={() => void work.apply()}
          variant="primary"
        >
          {t('import', { count: counts.new })}
        </Button>
        <Button onPress={() => work.goTo('columns')}>{t('back')}</Button>
        <Button onPress={() => work.goTo('file')}>{t('other_file')}</Button>
      </Inline>
    </Stack>
  )
}
