export { type Column, columnAligns, columnWidths, type Sort, visibleColumns } from './columns.ts'
export { DataTable } from './DataTable.tsx'
export { DataTableToolbar } from './DataTableToolbar.tsx'
export type { DataTableProps } from './props.ts'
