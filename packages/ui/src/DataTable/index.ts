export { type ColumnArrangement, inOrder, resizeLimits, usualArrangement } from './columns/column-arrangement.ts'
export {
  type Column,
  columnAligns,
  columnWidths,
  parts as tableRoles,
  type Sort,
  visibleColumns,
} from './columns/columns.ts'
export { DataTable } from './DataTable.tsx'
export { DataTableToolbar, type DataTableToolbarProps } from './DataTableToolbar.tsx'
export type { DataTableProps } from './props.ts'
