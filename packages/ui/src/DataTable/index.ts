export { type Column, columnAligns, type Sort } from './columns.ts'
export { DataTable } from './DataTable.tsx'
export type { DataTableProps } from './props.ts'
