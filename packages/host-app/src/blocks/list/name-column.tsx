import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'

/** The column with the records' names, which may be in any language. */
export const nameColumn = <Row extends { readonly name: string }>(
  header: string,
  width: NonNullable<Column<Row>['width']> = 'wide',
): Column<Row> => ({
  ...{ id: 'name', header, width, sort: true, primary: true },
  cell: row => <Isolate direction="auto">{row.name}</Isolate>,
})
