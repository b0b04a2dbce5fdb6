import type { CellObject } from 'write-excel-file/browser'

/** What a line of the workbook's font takes, in points. */
const LINE = 13

/** How many lines a text takes in a column so many characters wide, its words unbroken. */
export const linesOf = (text: string, width: number): number => {
  let lines = 0
  for (const paragraph of text.split('\n')) {
    let left = 0
    for (const { length } of paragraph.split(' ')) {
      if (length > left) lines += Math.max(1, Math.ceil(length / width))
      left = length > left ? width - (length % width) - 1 : left - length - 1
    }
  }
  return lines
}

/** A row as high as the text in it that takes most lines; not every spreadsheet works that out when it opens a file. */
export const highEnough = (cells: CellObject[], widths: readonly number[]): CellObject[] => {
  const lines = cells.map(({ wrap, value }, at) =>
    wrap && typeof value === 'string' ? linesOf(value, widths[at] ?? value.length) : 1,
  )
  const most = Math.max(...lines)
  return most > 1 ? cells.map(cell => ({ ...cell, height: most * LINE })) : cells
}

/**
 * A width, or more where an amount takes more: one that does not fit into its column is shown as nothing but crosses.
 */
export const wideEnough = (width: number, amounts: readonly CellObject[]): number =>
  amounts.reduce((most, { value }) => {
    const digits = typeof value === 'number' ? Math.floor(Math.abs(value)).toString().length : 0
    return Math.max(most, digits + Math.floor((digits - 1) / 3) + 4)
  }, width)
