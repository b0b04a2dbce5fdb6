import { type ImportField, numberFields } from '@portal/contract/core/tables/import-fields'
import type { ImportPreview, ImportRow } from '@portal/contract/money/expenses/import-previews'
import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useFieldText } from '../../../blocks/feedback/problem-text.ts'
import { useImportTexts } from '../../../core/texts/texts.ts'
import { OriginalAmount } from './OriginalAmount.tsx'
import { ValueRead } from './ValueRead.tsx'

const tones = { new: 'info', changed: 'warning', same: 'neutral', left_out: 'warning', bad: 'danger' } as const

/**
 * Columns of a preview: row number, effect, problems, and each matched column as parsed. If the file was imported
 * before, the effect on its rows is unknown.
 */
export const usePreviewColumns = (
  matching: readonly (ImportField | null)[],
  preview: ImportPreview | undefined,
): readonly Column<ImportRow>[] => {
  const t = useImportTexts()
  const wasApplied = Boolean(preview?.applied)
  // Counts rows on other pages too, so that the column doesn't appear while someone scrolls.
  const isMarked = preview !== undefined && preview.counts.bad + preview.possible_duplicates > 0
  const hasRemarks = isMarked || preview?.rows.some(row => row.problems.length > 0)
  const fieldText = useFieldText()
  // A negative amount also counts as missing. The first problem of a field is enough.
  const remarks = ({ problems, possible_duplicate }: ImportRow) => (
    <Stack gap="tiny">
      {possible_duplicate && <Text>{t('possible_duplicate')}</Text>}
      {problems
        .filter(({ field }, at) => problems.findIndex(one => one.field === field) === at)
        .map(({ field, code }) => (
          <Text key={field ?? code}>
            {field === null ? fieldText(code) : `${t(`fields.${field}`)}: ${fieldText(code)}`}
          </Text>
        ))}
    </Stack>
  )
  const money = matching.includes('price') ? 'price' : 'amount'
  const fields = matching.flatMap((field, at): Column<ImportRow>[] =>
    field === null
      ? []
      : [
          {
            id: field,
            header: t(`fields.${field}`),
            align: numberFields.includes(field) ? 'end' : 'start',
            cell: ({ cells, values, before, original }) =>
              field === money && original ? (
                <OriginalAmount original={original} />
              ) : (
                <ValueRead
                  before={before[at] ?? null}
                  field={field}
                  isMoney={field === money}
                  text={cells[at] ?? ''}
                  value={values[at] ?? null}
                />
              ),
          },
        ],
  )
  return [
    { id: 'line', header: t('line'), cell: row => <Isolate>{String(row.line)}</Isolate> },
    {
      id: 'state',
      header: t('state'),
      cell: row => <Status tone={tones[row.state]}>{t(wasApplied ? 'states.before' : `states.${row.state}`)}</Status>,
    },
    // Comes before the fields, which may overflow the viewport.
    ...(hasRemarks ? [{ id: 'problems', header: t('problems'), width: 'medium' as const, cell: remarks }] : []),
    ...fields,
  ]
}
