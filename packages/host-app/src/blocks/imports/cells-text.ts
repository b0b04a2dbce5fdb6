/** Words have the direction of their own script; figures run from left to right in every language. */
const isolated = (cell: string) => `${/\p{L}/u.test(cell) ? '\u2068' : '\u2066'}${cell}\u2069`

/** Cells of a file in one line, as they were written: none is turned round by what is next to it. */
export const cellsText = (cells: readonly string[]): string => cells.map(isolated).join(' · ')
