import type { Currency } from '@portal/contract/core/fields/money'
import type { ImportPreview } from '@portal/contract/money/expenses/import-previews'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DataTable } from '@portal/ui/DataTable'
import { Stack } from '@portal/ui/Stack'
import { Switch } from '@portal/ui/Switch'
import { Text } from '@portal/ui/Text'
import { ImportActions } from '../../blocks/imports/ImportSteps.tsx'
import { ReadAs } from '../../blocks/imports/ReadAs.tsx'
import { useImportTexts } from '../../core/texts/texts.ts'
import { AppliedBefore } from './AppliedBefore.tsx'
import { PossibleDuplicates } from './PossibleDuplicates.tsx'
import { FileQuestions } from './questions/FileQuestions.tsx'
import { useImportColumns } from './rows/use-request-column.tsx'
import { Sums } from './Sums.tsx'
import { UpdateLines } from './UpdateLines.tsx'
import type { useImport } from './use-import.ts'

interface RowsPreviewProps {
  currency: Currency
  /** Total of the lines beside the project's budget. Undefined if the file contains no lines. */
  plan?: { readonly budget_minor: number; readonly total_minor: number } | undefined
  work: ReturnType<typeof useImport>
}

/** Numbers of new, changed, skipped, and unreadable rows. */
const Counts = ({ preview: { counts, possible_duplicates } }: { preview: ImportPreview }) => {
  const t = useImportTexts()
  const parts = [
    t('new_rows', { count: counts.new }),
    ...(counts.changed > 0 ? [t('changed_rows', { count: counts.changed })] : []),
    ...(possible_duplicates > 0 ? [t('left_out_count', { count: counts.left_out })] : []),
    ...(possible_duplicates === 0 && counts.same > 0 ? [t('same_rows', { count: counts.same })] : []),
    ...(counts.bad > 0 ? [t('bad_rows', { count: counts.bad })] : []),
  ]
  return <Text weight="strong">{parts.join(' · ')}</Text>
}

/** Shows the effect of an import row by row before it is applied. */
export const RowsPreview = ({ currency, plan, work }: RowsPreviewProps) => {
  const t = useImportTexts()
  const { preview, columns: file } = work
  const columns = useImportColumns(work)
  if (!preview) return null
  const { rows, counts, possible_duplicates: duplicates, applied, shows, style, foreign } = preview
  const isMarked = duplicates + foreign + counts.bad + counts.changed > 0
  const written = counts.new + counts.changed
  const isUnclear = Object.values(style).some(({ state, style: known }) => state === 'unclear' && known === null)
  return (
    <Stack>
      {work.isChanged && (
        <Banner isLive tone="warning">
          {t('changed')}
        </Banner>
      )}
      {!applied && <Counts preview={preview} />}
      <FileQuestions currency={currency} preview={preview} work={work} />
      <Sums currency={currency} plan={plan} preview={preview} />
      {counts.bad > 0 && !isUnclear && <Banner tone="danger">{t('all_or_none')}</Banner>}
      {applied && <AppliedBefore applied={applied} />}
      {duplicates > 0 && <PossibleDuplicates count={duplicates} work={work} />}
      {!applied && <UpdateLines work={work} />}
      {!applied && !isMarked && counts.new === 0 && counts.same > 0 && <Banner tone="info">{t('nothing_new')}</Banner>}
      {isMarked && (
        <Switch
          isOn={shows === 'marked'}
          label={t(duplicates + counts.changed + foreign > 0 ? 'only_marked' : 'only_bad')}
          onChange={isOn => void work.show({ shows: isOn ? 'marked' : 'all' })}
        />
      )}
      <DataTable
        columns={columns}
        label={t('preview')}
        rowKey={({ line }) => String(line)}
        rows={rows}
        {...(preview.next_cursor !== null && { more: { onPress: () => void work.more(), isBusy: work.isBusy } })}
      />
      {file && !applied && <ReadAs about={file.about} onRead={reading => void work.readAs(reading)} />}
      <ImportActions>
        <Button
          isBusy={work.isBusy}
          isDisabled={counts.bad > 0 || written === 0}
          onPress={() => void work.apply()}
          variant="primary"
        >
          {t('import', { count: written })}
        </Button>
        <Button onPress={() => work.goTo('columns')}>{t('back')}</Button>
        <Button onPress={() => work.goTo('file')}>{t('other_file')}</Button>
      </ImportActions>
    </Stack>
  )
}
