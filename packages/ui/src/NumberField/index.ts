export { numberProblems, parseNumber, type Reading } from '../number/parse.ts'
export { NumberField, type NumberFieldProps, numberDecimals } from './NumberField.tsx'
