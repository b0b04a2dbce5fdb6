import { type Column, DataTableToolbar } from '@portal/ui/DataTable'
import { ListCount } from '../ListCount.tsx'
import { ListDownload } from './ListDownload.tsx'

interface TableToolsProps<Row extends { readonly id: string }> {
  /** What the table is called, and the file too. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/** The toolbar of a table that is read whole: how many rows, and a download of them. */
export const TableTools = <Row extends { readonly id: string }>({ label, columns, rows }: TableToolsProps<Row>) => (
  <DataTableToolbar
    count={<ListCount count={rows.length} isExact />}
    tools={<ListDownload columns={columns} label={label} readRows={async () => rows} />}
  />
)
