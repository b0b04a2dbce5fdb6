import { stepOf } from '../keys/index.ts'
import type { CellPosition, EditMode } from './grid-cursor.ts'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

interface Around {
  readonly at: CellPosition
  /** The last row and column. */
  readonly last: CellPosition
  /** The number of rows per page. */
  readonly page: number
  readonly direction: 'ltr' | 'rtl'
}

/** The target of a navigation key outside edit mode; Ctrl goes to the end. Undefined for other keys. */
export const gridKeyTarget = (event: Key, { at, last, page, direction }: Around): CellPosition | undefined => {
  const { row, column } = at
  const isFar = event.ctrlKey || event.metaKey
  const along = stepOf(event.key, direction)
  if (along !== 0) return { row, column: isFar ? (along > 0 ? last.column : 0) : column + along }
  const moves: Record<string, CellPosition> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? last.row : row + 1, column },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last.row : row, column: last.column },
  }
  return moves[event.key]
}

/** Where a key moves from an edited cell. An edit that started by typing also ends on arrow keys. */
export const editorKeyMove = (
  { key, shiftKey }: Pick<Key, 'key' | 'shiftKey'>,
  editMode: EditMode,
): readonly [down: number, along: number] | undefined => {
  const back = shiftKey ? -1 : 1
  if (key === 'Enter') return [back, 0]
  if (key === 'Tab') return [0, back]
  if (editMode === 'typed' && key === 'ArrowDown') return [1, 0]
  return editMode === 'typed' && key === 'ArrowUp' ? [-1, 0] : undefined
}
