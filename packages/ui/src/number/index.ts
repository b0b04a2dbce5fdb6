export { formatNumber, MINUS, plainNumber } from './format.ts'
export {
  type DecimalMark,
  markIn,
  numberProblems,
  parseNumber,
  type Reading,
  readBy,
  thousandsOf,
} from './parse.ts'
export { type Found, findStyle } from './style.ts'
