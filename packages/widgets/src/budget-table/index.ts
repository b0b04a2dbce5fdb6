export type { BudgetPort, ItemEdit, LinkedAmount } from '../ports/budget/index.ts'
export { BudgetTable, type BudgetTableProps } from './BudgetTable.tsx'
