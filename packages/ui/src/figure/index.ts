export {
  type DecimalMark,
  figureProblems,
  markIn,
  type Reading,
  readBy,
  readFigure,
  thousandsOf,
} from './read.ts'
export { type Found, findStyle } from './style.ts'
export { MINUS, sentFigure, writeFigure } from './write.ts'
