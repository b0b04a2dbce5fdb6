export { BudgetTable, type BudgetTableProps } from './BudgetTable.tsx'
export type { BudgetPort, ItemEdit, OpenFigure } from './budget-port.ts'
