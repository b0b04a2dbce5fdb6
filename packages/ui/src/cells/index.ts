export { outOfSight } from './cells.css.ts'
export { type CellContent, readCell } from './read-cell.ts'
