import { type ImportField, numberFields } from '@portal/contract/core/tables/import-fields'
import type { ImportPreview, ImportRow } from '@portal/contract/money/expenses/import-previews'
import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useFieldText } from '../../blocks/feedback/problem-text.ts'
import { useImportTexts } from '../../blocks/imports/texts.ts'
import { OriginalAmount } from './OriginalAmount.tsx'
import { ValueRead } from './ValueRead.tsx'

const tones = { new: 'info', changed: 'warning', same: 'neutral', left_out: 'warning', bad: 'danger' } as const

/**
 * The columns of a preview: the position of a row in the file, what would come of it, all that is wrong with it, and
 * each matched column as it was read. Of a file that came in before it is not known what became of its rows.
 */
export const usePreviewColumns = (
  matching: readonly (ImportField | null)[],
  preview: ImportPreview | undefined,
): readonly Column<ImportRow>[] => {
  const t = useImportTexts()
  const wasApplied = Boolean(preview?.applied)
  // Also of rows on further pages, so that the column doesn't come in while somebody reads.
  const isMarked = preview !== undefined && preview.counts.bad + preview.possible_duplicates > 0
  const hasRemarks = isMarked || preview?.rows.some(row => row.problems.length > 0)
  const fieldText = useFieldText()
  // What is below 0 is also not filled in: the first of a field says enough.
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
    // Before the fields, of which there may be more than the window is wide.
    ...(hasRemarks ? [{ id: 'problems', header: t('problems'), width: 'medium' as const, cell: remarks }] : []),
    ...fields,
  ]
}
