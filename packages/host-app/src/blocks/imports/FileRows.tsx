import type { FileImportRow } from '@portal/contract/core/tables/file-imports'
import { DataTable } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { useImportTexts } from '../../core/texts/texts.ts'
import { RowProblems } from './RowProblems.tsx'

/** Preview rows. Invalid ones come first. */
export const FileRows = ({ rows, label }: { rows: readonly FileImportRow[]; label: string }) => {
  const t = useImportTexts()
  const sorted = rows.toSorted((one, other) => Number(other.problems.length > 0) - Number(one.problems.length > 0))
  return (
    <DataTable
      columns={[
        { id: 'line', header: t('line'), width: 'narrow', cell: row => <Isolate>{String(row.line)}</Isolate> },
        { id: 'label', header: label, primary: true, cell: row => <Isolate direction="auto">{row.label}</Isolate> },
        { id: 'changes', header: t('changes'), align: 'end', cell: row => row.changes },
        {
          id: 'problems',
          header: t('problems'),
          width: 'medium',
          cell: ({ problems }) => (
            <RowProblems problems={problems.map(({ column, code }) => ({ name: column, code }))} />
          ),
        },
      ]}
      label={t('preview')}
      rowKey={({ line }) => String(line)}
      rows={sorted}
    />
  )
}
