import type { BudgetComparison } from '@portal/contract/money/budgets/budget-versions'
import { type Column, DataTable, DataTableToolbar } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import type { ReactNode } from 'react'
import { ListDownload } from '../../../blocks/list/file/ListDownload.tsx'
import { ListCount } from '../../../blocks/list/ListFoot.tsx'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { useShellTexts } from '../../../core/texts/texts.ts'
import { headOf, nothing } from '../shared/table-parts.tsx'
import { type ComparedRow, comparedRows } from './compared-rows.ts'
import { PrintComparison } from './PrintComparison.tsx'
import { useComparedWords } from './use-compared-words.ts'

/** The lines that differ between two versions, with old and new values and totals. Exports to a file and prints. */
export const ComparedLines = ({ comparison }: { comparison: BudgetComparison }) => {
  const t = useMonitoringTexts()
  const shell = useShellTexts()
  const words = useComparedWords(comparison)
  const { currency } = comparison.project
  const rows = comparedRows(comparison)
  const weighed = ({ weight }: ComparedRow, content: ReactNode) => (
    <Text as="span" weight={weight === 'total' ? 'strong' : 'normal'}>
      {content}
    </Text>
  )
  const amount = (row: ComparedRow, minor: number | null) =>
    minor === null ? nothing : weighed(row, <Money amount={minor} hasSign={false} />)
  const columns: readonly Column<ComparedRow>[] = [
    {
      ...{ id: 'line', header: t('line'), primary: true, width: 'wide' },
      cell: row => weighed(row, <Isolate direction="auto">{words.line(row)}</Isolate>),
    },
    {
      ...{ id: 'category', header: t('category') },
      cell: row => (row.line ? <Isolate direction="auto">{words.category(row)}</Isolate> : nothing),
    },
    { id: 'change', header: t('difference_of'), cell: row => words.change(row) || nothing },
    {
      ...{ id: 'before', header: headOf(t('before'), currency), align: 'end' },
      cell: row => amount(row, row.before_minor),
    },
    {
      ...{ id: 'after', header: headOf(t('after'), currency), align: 'end' },
      cell: row => amount(row, row.after_minor),
    },
    {
      ...{ id: 'difference', header: headOf(t('change_of'), currency), align: 'end' },
      cell: row => amount(row, row.difference_minor),
    },
  ]
  return (
    <DataTable
      columns={columns}
      label={t('compared_lines')}
      rowKey={({ id }) => id}
      rows={rows}
      toolbar={
        <DataTableToolbar
          count={<ListCount count={comparison.lines.length} isExact />}
          tools={
            <>
              <PrintComparison comparison={comparison} />
              <ListDownload columns={columns} label={shell('pages.BudgetComparison')} readRows={async () => rows} />
            </>
          }
        />
      }
    />
  )
}
