import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'

/** The column of a list that names its records, as they were written, in whichever language. */
export const nameColumn = <Row extends { readonly name: string }>(
  header: string,
  width: NonNullable<Column<Row>['width']> = 'wide',
): Column<Row> => ({
  ...{ id: 'name', header, width, sort: true, primary: true },
  cell: row => <Isolate direction="auto">{row.name}</Isolate>,
})
