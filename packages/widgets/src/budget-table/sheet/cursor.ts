import { columns } from './columns.ts'
import type { Sheet } from './sheet.ts'

/** Where one is, and where a selection began. */
interface Place {
  readonly row: number
  readonly column: number
}

/** What a cell's editor begins with: what is typed instead of the value, the value itself, or the value to be typed over. */
export type Start = 'typed' | 'value' | 'selected'

/** The name that the row of totals goes by; it stands after all others. */
export const TOTALS = 'totals'

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Where one is in the table, what is selected and whether a cell is being edited. Rows count from 0, totals come last. */
export const cursorOf = ({ rows, bells }: Pick<Sheet, 'rows' | 'bells'>) => {
  let at: Place = { row: 0, column: 0 }
  let anchor = at
  let id = rows()[0] ?? TOTALS
  let start: Start | undefined

  const idAt = (row: number) => rows()[row] ?? TOTALS
  const block = () => ({
    top: Math.min(at.row, anchor.row),
    bottom: Math.max(at.row, anchor.row),
    first: Math.min(at.column, anchor.column),
    last: Math.max(at.column, anchor.column),
  })
  const ringBlock = () => {
    const { top, bottom } = block()
    for (let row = top; row <= bottom; row++) bells.ring(idAt(row))
  }
  const go = (next: Place, isExtending = false) => {
    ringBlock()
    start = undefined
    at = { row: between(next.row, 0, rows().length), column: between(next.column, 0, columns.length - 1) }
    if (!isExtending) anchor = at
    id = idAt(at.row)
    ringBlock()
    bells.ring('cursor')
  }
  // Lines come and go above; one stays on the line where one was.
  bells.listen('rows', () => {
    if (idAt(at.row) === id) return
    const row = rows().indexOf(id)
    go({ row: row < 0 ? at.row : row, column: at.column })
  })

  return {
    at: () => at,
    id: () => id,
    go,
    by: (down: number, along: number, isExtending = false) =>
      go({ row: at.row + down, column: at.column + along }, isExtending),
    block,
    isBlock: () => at.row !== anchor.row || at.column !== anchor.column,
    selectAll: () => {
      ringBlock()
      anchor = { row: 0, column: 0 }
      go({ row: rows().length - 1, column: columns.length - 1 }, true)
    },
    /** Whether a cell belongs to a selection of more than one. */
    has: (row: number, column: number) => {
      const { top, bottom, first, last } = block()
      const isBlock = top !== bottom || first !== last
      return isBlock && row >= top && row <= bottom && column >= first && column <= last
    },
    /** The column where one is in a row, -1 in all others. */
    columnIn: (row: number) => (row === at.row ? at.column : -1),
    start: () => start,
    edit: (how: Start) => {
      anchor = at
      start = how
      bells.ring(id)
    },
    stop: () => {
      start = undefined
      bells.ring(id)
    },
  }
}

/** Where one is. */
export type Cursor = ReturnType<typeof cursorOf>
