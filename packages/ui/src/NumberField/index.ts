export { numberProblems, parseNumber, type Reading, type WrittenAs } from '../number/parse.ts'
export { NumberField, type NumberFieldProps, numberDecimals } from './NumberField.tsx'
