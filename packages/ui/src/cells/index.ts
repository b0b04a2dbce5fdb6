export { outOfSight } from './cells.css.ts'
export { parseBlock } from './parse-block.ts'
export { type CellContent, readCell } from './read-cell.ts'
