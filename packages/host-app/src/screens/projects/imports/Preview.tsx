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
import { Alike } from './Alike.tsx'
import { AppliedBefore } from './AppliedBefore.tsx'
import { useImportTexts } from './texts.ts'
import type { useImport } from './use-import.ts'
import { usePreviewColumns } from './use-preview-columns.tsx'

interface PreviewProps {
  currency: Currency
  work: ReturnType<typeof useImport>
}

const none = { new: 0, same: 0, left_out: 0, bad: 0 }

/** What an import would do, row by row, before it is done. */
export const Preview = ({ currency, work }: PreviewProps) => {
  const t = useImportTexts()
  const { rows = [], counts = none, total_minor = 0, applied } = work.preview ?? {}
  const alike = rows.filter(row => row.alike).length
  const marked = rows.filter(row => row.alike || row.state === 'bad')
  // Until it is chosen, also for rows that turned bad since they were first looked at.
  const [chosen, setOnlyMarked] = useState<boolean>()
  const isOnlyMarked = marked.length > 0 && (chosen ?? counts.bad > 0)
  return (
    <Stack>
      {work.isChanged && (
        <Banner isLive tone="warning">
          {t('changed')}
        </Banner>
      )}
      {!applied && (
        <Text weight="strong">{t(alike > 0 ? 'counts_alike' : 'counts', { ...counts, fresh: counts.new })}</Text>
      )}
      {counts.new > 0 && (
        <Text>
          {t('total')} <Money amount={total_minor} currency={currency} />
        </Text>
      )}
      {counts.bad > 0 && <Banner tone="danger">{t('all_or_none')}</Banner>}
      {applied && <AppliedBefore applied={applied} />}
      {alike > 0 && <Alike count={alike} work={work} />}
      {!applied && marked.length === 0 && counts.new === 0 && <Banner tone="info">{t('nothing_new')}</Banner>}
      {marked.length > 0 && (
        <Switch isOn={isOnlyMarked} label={t(alike > 0 ? 'only_marked' : 'only_bad')} onChange={setOnlyMarked} />
      )}
      <DataTable
        columns={usePreviewColumns(Boolean(applied))}
        label={t('preview')}
        rowKey={({ line }) => String(line)}
        rows={isOnlyMarked ? marked : rows}
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
