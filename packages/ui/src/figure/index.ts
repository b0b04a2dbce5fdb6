export { figureProblems, type Reading, readFigure, thousandsOf } from './read.ts'
export { MINUS, sentFigure, writeFigure } from './write.ts'
