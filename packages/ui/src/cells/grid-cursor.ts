/** A cell's position in a grid, from 0. */
export interface CellPosition {
  readonly row: number
  readonly column: number
}

/** How an editor starts: with the typed character, with the value, or with the value selected. */
export type EditMode = 'typed' | 'value' | 'selected'

interface Grid {
  /** Returns the row IDs from top to bottom. */
  readonly rows: () => readonly string[]
  /** The ID of the totals row, which comes last. */
  readonly totals: string
  readonly columns: number
  /** Called with each row where the cursor, the selection, or an editor appeared or disappeared. */
  readonly onRow: (id: string) => void
  /** Called after every move. */
  readonly onMove: () => void
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Tracks a grid's current cell, selection, and edit mode. Rows count from 0, and the totals row comes last. */
export const createGridCursor = ({ rows, totals, columns, onRow, onMove }: Grid) => {
  let at: CellPosition = { row: 0, column: 0 }
  let anchor = at
  let id = rows()[0] ?? totals
  let editMode: EditMode | undefined

  const idAt = (row: number) => rows()[row] ?? totals
  const block = () => ({
    top: Math.min(at.row, anchor.row),
    bottom: Math.max(at.row, anchor.row),
    first: Math.min(at.column, anchor.column),
    last: Math.max(at.column, anchor.column),
  })
  const notifySelection = () => {
    const { top, bottom } = block()
    for (let row = top; row <= bottom; row++) onRow(idAt(row))
  }
  const moveTo = (next: CellPosition, isExtending = false) => {
    notifySelection()
    editMode = undefined
    at = { row: clamp(next.row, 0, rows().length), column: clamp(next.column, 0, columns - 1) }
    if (!isExtending) anchor = at
    id = idAt(at.row)
    notifySelection()
    onMove()
  }

  return {
    at: () => at,
    id: () => id,
    moveTo,
    moveBy: (down: number, along: number, isExtending = false) =>
      moveTo({ row: at.row + down, column: at.column + along }, isExtending),
    /** Call after rows are added or removed. The cursor stays on its row. */
    followRow: () => {
      if (idAt(at.row) === id) return
      const row = rows().indexOf(id)
      moveTo({ row: row < 0 ? at.row : row, column: at.column })
    },
    block,
    isBlock: () => at.row !== anchor.row || at.column !== anchor.column,
    selectAll: () => {
      notifySelection()
      anchor = { row: 0, column: 0 }
      moveTo({ row: rows().length - 1, column: columns - 1 }, true)
    },
    /** Whether a cell belongs to a selection of several cells. */
    has: (row: number, column: number) => {
      const { top, bottom, first, last } = block()
      const isBlock = top !== bottom || first !== last
      return isBlock && row >= top && row <= bottom && column >= first && column <= last
    },
    /** The cursor's column if it's in this row, otherwise -1. */
    columnIn: (row: number) => (row === at.row ? at.column : -1),
    editMode: () => editMode,
    edit: (mode: EditMode) => {
      anchor = at
      editMode = mode
      onRow(id)
    },
    stop: () => {
      editMode = undefined
      onRow(id)
    },
  }
}

export type GridCursor = ReturnType<typeof createGridCursor>
