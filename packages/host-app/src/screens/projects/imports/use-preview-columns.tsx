import type { ImportRow } from '@portal/contract/imports'
import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useFieldText } from '../../../blocks/problem-text.ts'
import { cellsText } from './cells-text.ts'
import { useImportTexts } from './texts.ts'

const tones = { new: 'info', same: 'neutral', left_out: 'warning', bad: 'danger' } as const

/**
 * The columns of a preview: where a row stands in the file, what would come of it, whether it looks as if it is there
 * already, and all that is wrong with it. Of a file that came in before it is not known what became of its rows.
 */
export const usePreviewColumns = (wasApplied: boolean): readonly Column<ImportRow>[] => {
  const t = useImportTexts()
  const fieldText = useFieldText()
  // What is below 0 is also not filled in: the first of a field says enough.
  const remarks = ({ problems, alike }: ImportRow) => (
    <Stack gap="tiny">
      {alike && <Text>{t('alike')}</Text>}
      {problems
        .filter(({ field }, at) => problems.findIndex(one => one.field === field) === at)
        .map(({ field, code }) => (
          <Text key={field}>{`${t(`fields.${field}`)}: ${fieldText(code)}`}</Text>
        ))}
    </Stack>
  )
  return [
    { id: 'line', header: t('line'), width: 'narrow', cell: row => <Isolate>{String(row.line)}</Isolate> },
    {
      id: 'state',
      header: t('state'),
      cell: row => <Status tone={tones[row.state]}>{t(wasApplied ? 'states.before' : `states.${row.state}`)}</Status>,
    },
    { id: 'cells', header: t('file'), cell: row => cellsText(row.cells) },
    { id: 'problems', header: t('problems'), cell: remarks },
  ]
}
