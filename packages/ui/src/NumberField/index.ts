export { figureProblems, type Reading, readFigure } from '../figure/read.ts'
export { NumberField, type NumberFieldProps, numberDecimals } from './NumberField.tsx'
