import { columns } from '../model/columns.ts'
import type { BudgetStore } from '../store/budget-store.ts'
import { TOTALS } from '../store/row-order.ts'

/** The current cell, or the one where a selection began. */
interface CellPosition {
  readonly row: number
  readonly column: number
}

/** What a cell's editor begins with: what is typed instead of the value, the value itself, or the value to be typed over. */
export type EditMode = 'typed' | 'value' | 'selected'

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** The current cell of the table, what is selected and whether a cell is being edited. Rows count from 0, totals come last. */
export const createCursor = ({ rows, events }: Pick<BudgetStore, 'rows' | 'events'>) => {
  let at: CellPosition = { row: 0, column: 0 }
  let anchor = at
  let id = rows()[0] ?? TOTALS
  let editMode: EditMode | undefined

  const idAt = (row: number) => rows()[row] ?? TOTALS
  const block = () => ({
    top: Math.min(at.row, anchor.row),
    bottom: Math.max(at.row, anchor.row),
    first: Math.min(at.column, anchor.column),
    last: Math.max(at.column, anchor.column),
  })
  const notifySelection = () => {
    const { top, bottom } = block()
    for (let row = top; row <= bottom; row++) events.row.notify(idAt(row))
  }
  const moveTo = (next: CellPosition, isExtending = false) => {
    notifySelection()
    editMode = undefined
    at = { row: clamp(next.row, 0, rows().length), column: clamp(next.column, 0, columns.length - 1) }
    if (!isExtending) anchor = at
    id = idAt(at.row)
    notifySelection()
    events.table.notify('cursor')
  }
  // Lines are added and deleted above; the cursor stays on its line.
  events.table.subscribe('rows', () => {
    if (idAt(at.row) === id) return
    const row = rows().indexOf(id)
    moveTo({ row: row < 0 ? at.row : row, column: at.column })
  })

  return {
    at: () => at,
    id: () => id,
    moveTo,
    moveBy: (down: number, along: number, isExtending = false) =>
      moveTo({ row: at.row + down, column: at.column + along }, isExtending),
    block,
    isBlock: () => at.row !== anchor.row || at.column !== anchor.column,
    selectAll: () => {
      notifySelection()
      anchor = { row: 0, column: 0 }
      moveTo({ row: rows().length - 1, column: columns.length - 1 }, true)
    },
    /** Whether a cell belongs to a selection of more than one. */
    has: (row: number, column: number) => {
      const { top, bottom, first, last } = block()
      const isBlock = top !== bottom || first !== last
      return isBlock && row >= top && row <= bottom && column >= first && column <= last
    },
    /** The column of the cursor in a row, -1 in all others. */
    columnIn: (row: number) => (row === at.row ? at.column : -1),
    editMode: () => editMode,
    edit: (how: EditMode) => {
      anchor = at
      editMode = how
      events.row.notify(id)
    },
    stop: () => {
      editMode = undefined
      events.row.notify(id)
    },
  }
}

/** The current cell and the selection. */
export type Cursor = ReturnType<typeof createCursor>
