export { BudgetTable, type BudgetTableProps } from './BudgetTable.tsx'
export type { BudgetPort, ItemEdit, LinkedAmount } from './model/budget-port.ts'
