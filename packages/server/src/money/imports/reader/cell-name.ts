/** The letters of a column, counted from 0: A, B, and after Z AA. */
export const columnLetters = (at: number): string =>
  at < 0 ? '' : columnLetters(Math.floor(at / 26) - 1) + String.fromCharCode(65 + (at % 26))

/** The name of a cell by its row and column, both from 0. */
export const cellName = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`
