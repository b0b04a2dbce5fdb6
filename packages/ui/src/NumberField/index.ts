export { numberProblems, type Reading, type WrittenAs } from '../number/figure.ts'
export { parseNumber } from '../number/parse.ts'
export { NumberField, type NumberFieldProps, numberDecimals } from './NumberField.tsx'
