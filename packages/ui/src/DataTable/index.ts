export { type Column, columnAligns, type Sort } from './columns.ts'
export { DataTable, type DataTableProps } from './DataTable.tsx'
