import type { CellObject } from 'write-excel-file/browser'

/** Line height of the workbook's font, in points. */
const LINE = 13

/**
 * Counts the lines of a text in a column of `width` characters. Breaks only between words unless a word is too long.
 */
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

/** Sets the row height to fit its longest wrapped text. Some spreadsheets don't compute this when they open a file. */
export const highEnough = (cells: CellObject[], widths: readonly number[]): CellObject[] => {
  const lines = cells.map(({ wrap, value }, at) =>
    wrap && typeof value === 'string' ? linesOf(value, widths[at] ?? value.length) : 1,
  )
  const most = Math.max(...lines)
  return most > 1 ? cells.map(cell => ({ ...cell, height: most * LINE })) : cells
}

/** The column width, or more if an amount needs it. Spreadsheets show an amount that doesn't fit as hash signs. */
export const wideEnough = (width: number, amounts: readonly CellObject[]): number =>
  amounts.reduce((most, { value }) => {
    const digits = typeof value === 'number' ? Math.floor(Math.abs(value)).toString().length : 0
    return Math.max(most, digits + Math.floor((digits - 1) / 3) + 4)
  }, width)
