import type { Controller } from '../editing/controller.ts'

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
