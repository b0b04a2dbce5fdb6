import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useMemo } from 'react'
import { useBudgetTableTexts } from '../../locales/index.ts'
import { useProblemWords } from '../editing/CellNote.tsx'
import { columns, isText } from '../model/columns.ts'
import type { BudgetStore } from '../store/budget-store.ts'
import type { PlannedCell } from './plan-paste.ts'

/** Cells that the paste would change in one line. */
type PastedRow = readonly [PlannedCell, ...PlannedCell[]]

const isBad = (row: PastedRow) => row.some(({ problem }) => problem)

/** Groups cells by line, in order. Lines with unreadable cells come first. */
export const pastedRows = (cells: readonly PlannedCell[]): readonly PastedRow[] => {
  const rows = new Map<number, PastedRow>()
  for (const cell of cells) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell] as const)
  const all = [...rows.values()]
  return [...all.filter(isBad), ...all.filter(row => !isBad(row))]
}

/**
 * Columns of the preview: the line, then each pasted column with the new value, the pasted text, and the current value.
 */
export const usePasteColumns = (store: BudgetStore, cells: readonly PlannedCell[]): Column<PastedRow>[] => {
  const t = useBudgetTableTexts()
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
