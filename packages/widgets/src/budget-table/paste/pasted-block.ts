import { type DecimalMark, type Found, findStyle, markIn } from '@portal/ui/number'
import type { Controller } from '../editing/controller.ts'
import { columns, isSum, isText } from '../model/columns.ts'

/** The decimal mark of a block pasted from column `first` on, judged by all its numbers. */
export const decimalMarkOf = (
  block: readonly (readonly string[])[],
  first: number,
  chosen: DecimalMark | null,
): Found<DecimalMark> => {
  const isNumeric = (along: number) => {
    const column = columns[first + along]
    return column !== undefined && !isSum(column) && !isText(column)
  }
  const cells = block.flatMap((row, at) =>
    row.flatMap((text, along) => (isNumeric(along) ? [{ line: at + 1, text, shows: markIn(text) }] : [])),
  )
  return findStyle(cells, chosen)
}

/** Repeats a single value to fill the selection. */
export const fillSelection = (block: string[][], { cursor }: Controller): string[][] => {
  const { top, bottom, first, last } = cursor.block()
  const value = block[0]?.[0] ?? ''
  const isSingle = block.length === 1 && block[0]?.length === 1
  if (!isSingle || !cursor.isBlock()) return block
  return Array.from({ length: bottom - top + 1 }, () => Array.from({ length: last - first + 1 }, () => value))
}

/** The lines from the first selected one to the end of its category. */
export const targetLines = ({ store, cursor }: Controller) => {
  const id = store.rows()[cursor.block().top] ?? ''
  const line = store.line(id)
  const category_id = line?.category_id ?? store.category(id)?.id
  const ids = line ? store.linesIn(line.category_id) : []
  return { category_id, ids: line ? ids.slice(ids.indexOf(id)) : [] }
}
