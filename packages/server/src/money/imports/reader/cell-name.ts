/** Letters of a column, counted from 0: A to Z, then AA. */
export const columnLetters = (at: number): string =>
  at < 0 ? '' : columnLetters(Math.floor(at / 26) - 1) + String.fromCharCode(65 + (at % 26))

/** Name of a cell, from row and column counted from 0. */
export const cellName = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`
