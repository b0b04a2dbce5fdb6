import { type ColumnSizes, resizeLimits } from './column-arrangement.ts'

/** Columns that shrink for others stay at least this wide, in px. */
const YIELDED = 96

const headCells = (table: HTMLTableElement) => [...(table.tHead?.rows[0]?.cells ?? [])]

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const within = (width: number) => Math.min(resizeLimits.most, Math.max(resizeLimits.least, width))

/** Chosen columns keep their widths. The other columns share the remaining space. */
const share = (
  cells: readonly HTMLTableCellElement[],
  found: readonly number[],
  chosen: ColumnSizes,
  available: number,
) => {
  const fixed = cells.map(({ dataset: { column } }, at) => {
    if (column === undefined) return found[at]
    const width = chosen[column]
    return width === undefined ? undefined : within(width)
  })
  const left = available - sum(fixed.map(width => width ?? 0))
  const factor = left / sum(found.filter((_, at) => fixed[at] === undefined))
  const isWide = sum(found) > available + 1
  return found.map((width, at) => fixed[at] ?? Math.max(isWide ? width : Math.min(width, YIELDED), width * factor))
}

/** Fixes columns at their current or chosen widths until `thaw`. `name` identifies the arrangement. */
export const freeze = (table: HTMLTableElement, name: string, chosen: ColumnSizes = {}) => {
  if (table.dataset.frozen !== undefined) return
  const cells = headCells(table)
  const found = cells.map(cell => cell.getBoundingClientRect().width)
  const isSized = Object.keys(chosen).length > 0
  const sizes = isSized ? share(cells, found, chosen, table.parentElement?.clientWidth ?? 0) : found
  for (const [at, cell] of cells.entries()) cell.style.inlineSize = `${sizes[at]}px`
  if (isSized) table.style.inlineSize = `${sum(sizes)}px`
  table.toggleAttribute('data-sized', isSized)
  table.dataset.frozen = name
}

/** Returns column sizing to the browser. */
const thaw = (table: HTMLTableElement) => {
  if (table.dataset.frozen === undefined) return
  for (const cell of headCells(table)) cell.style.inlineSize = ''
  table.style.inlineSize = ''
  delete table.dataset.frozen
  delete table.dataset.sized
}

/** Applies the chosen widths. Does nothing on phones, where the table is a list. */
export const sizeColumns = (table: HTMLTableElement, name: string, chosen: ColumnSizes) => {
  thaw(table)
  const isTable = getComputedStyle(table).display === 'table'
  if (isTable && headCells(table).some(({ dataset }) => dataset.column && chosen[dataset.column]))
    freeze(table, name, chosen)
}
