export { formatMoney, isoOf, signOf } from './format.ts'
export { Money, type MoneyProps, moneyLooks } from './Money.tsx'
