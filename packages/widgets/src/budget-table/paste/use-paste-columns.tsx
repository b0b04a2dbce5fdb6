import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useMemo } from 'react'
import { useBudgetTexts } from '../../locales/index.ts'
import { useProblemWords } from '../editing/use-problem-words.ts'
import { columns, isText } from '../model/columns.ts'
import type { BudgetStore } from '../store/budget-store.ts'
import type { PlannedCell } from './plan-paste.ts'

/** One line of a pasted block with the cells that it would change. */
type PastedRow = readonly [PlannedCell, ...PlannedCell[]]

const isBad = (row: PastedRow) => row.some(({ problem }) => problem)

/** The cells of a block by line, in its order, but lines with a cell that cannot be read first. */
export const pastedRows = (cells: readonly PlannedCell[]): readonly PastedRow[] => {
  const rows = new Map<number, PastedRow>()
  for (const cell of cells) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell] as const)
  const all = [...rows.values()]
  return [...all.filter(isBad), ...all.filter(row => !isBad(row))]
}

/**
 * The columns of a preview: the line, then each pasted column with what was read, as it was pasted, and the current
 * value.
 */
export const usePasteColumns = (store: BudgetStore, cells: readonly PlannedCell[]): Column<PastedRow>[] => {
  const t = useBudgetTexts()
  const wordsOf = useProblemWords(store)
  return useMemo(() => {
    const shown = (cell: PlannedCell) => (
      <Stack gap="none">
        <Isolate direction="auto">{cell.after}</Isolate>
        {cell.text !== cell.after && (
          <Text as="span" size="small" tone="muted">
            <Isolate direction="auto">{cell.text}</Isolate>
          </Text>
        )}
        {cell.before !== '' && (
          <Text as="span" size="small" tone="muted">
            {t('preview.before', { text: cell.before })}
          </Text>
        )}
        {cell.problem && (
          <Text as="span" tone="danger">
            {wordsOf(cell.problem, cell.text, cell.thousands)}
          </Text>
        )}
      </Stack>
    )
    const pasted = columns.filter(column => cells.some(({ field }) => field === column))
    return [
      {
        id: 'line',
        header: t('preview.line'),
        cell: ([{ line, isNew }]) => (isNew ? `${line} (${t('preview.new')})` : line),
      },
      ...pasted.map(
        (column): Column<PastedRow> => ({
          id: column,
          header: t(`columns.${column}`),
          align: isText(column) ? 'start' : 'end',
          cell: row => row.filter(({ field }) => field === column).map(shown)[0],
        }),
      ),
    ]
  }, [t, wordsOf, cells])
}
