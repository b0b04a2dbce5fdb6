export { formatMoney, signOf } from './format.ts'
export { Money, moneyLooks } from './Money.tsx'
