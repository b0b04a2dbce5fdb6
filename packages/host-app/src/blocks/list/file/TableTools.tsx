import { type Column, DataTableToolbar } from '@portal/ui/DataTable'
import { ListCount } from '../ListFoot.tsx'
import { ListDownload } from './ListDownload.tsx'

interface TableToolsProps<Row extends { readonly id: string }> {
  /** Name of the table and of the file. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/** Toolbar of a table without paging: row count and download. */
export const TableTools = <Row extends { readonly id: string }>({ label, columns, rows }: TableToolsProps<Row>) => (
  <DataTableToolbar
    count={<ListCount count={rows.length} isExact />}
    tools={<ListDownload columns={columns} label={label} readRows={async () => rows} />}
  />
)
