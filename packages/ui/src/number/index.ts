export { type AmountText, amountText } from './currency/amount-text.ts'
export { currencyNamed, UNCLEAR } from './currency/currency-named.ts'
export { formatNumber, MINUS, plainNumber } from './format.ts'
export {
  type DecimalMark,
  markIn,
  numberProblems,
  parseNumber,
  type Reading,
  readBy,
  thousandsOf,
  type WrittenAs,
} from './parse.ts'
export { type Found, findStyle } from './style.ts'
