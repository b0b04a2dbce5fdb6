export { useCurrencyWords } from '../number/currency/use-currency-words.ts'
export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'
