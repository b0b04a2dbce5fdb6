import type { ImportRow } from '@portal/contract/imports'
import type { Currency } from '@portal/contract/money'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DataTable } from '@portal/ui/DataTable'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import { Status } from '@portal/ui/Status'
import { Switch } from '@portal/ui/Switch'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useFieldText } from '../../../blocks/problem-text.ts'
import { useImportTexts } from './texts.ts'
import type { useImport } from './use-import.ts'

interface PreviewProps {
  currency: Currency
  work: ReturnType<typeof useImport>
}

const tones = { new: 'info', same: 'neutral', bad: 'danger' } as const

/** What an import would do, row by row, before it is done. */
export const Preview = ({ currency, work }: PreviewProps) => {
  const t = useImportTexts()
  const fieldText = useFieldText()
  const { rows = [], counts = { new: 0, same: 0, bad: 0 }, total_minor = 0 } = work.preview ?? {}
  const [isOnlyBad, setOnlyBad] = useState(counts.bad > 0)
  // What is below 0 is also not filled in: the first of a field says enough.
  const wrong = ({ problems }: ImportRow) =>
    problems
      .filter(({ field }, at) => problems.findIndex(one => one.field === field) === at)
      .map(({ field, code }) => `${t(`fields.${field}`)}: ${fieldText(code)}`)
      .join(' · ')
  return (
    <Stack>
      <Text weight="strong">{t('counts', { fresh: counts.new, same: counts.same, bad: counts.bad })}</Text>
      {counts.new > 0 && (
        <Text>
          {t('total')} <Money amount={total_minor} currency={currency} />
        </Text>
      )}
      {counts.bad > 0 && <Banner tone="danger">{t('all_or_none')}</Banner>}
      {counts.bad === 0 && counts.new === 0 && <Banner tone="info">{t('nothing_new')}</Banner>}
      {counts.bad > 0 && <Switch isOn={isOnlyBad} label={t('only_bad')} onChange={setOnlyBad} />}
      <DataTable
        columns={[
          { id: 'line', header: t('line'), width: 'narrow', cell: row => <Isolate>{String(row.line)}</Isolate> },
          {
            id: 'state',
            header: t('state'),
            cell: row => <Status tone={tones[row.state]}>{t(`states.${row.state}`)}</Status>,
          },
          { id: 'cells', header: t('file'), cell: row => <Isolate direction="auto">{row.cells.join(' · ')}</Isolate> },
          { id: 'problems', header: t('problems'), cell: wrong },
        ]}
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
