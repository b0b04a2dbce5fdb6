import type { Weight } from '../../core/workbook/kinds.ts'
import type { ReportColumn, Table } from './report.ts'

/** Builds a table from rows of one kind and their totals. */
export const tableOf = <Row>({
  columns,
  rows,
  ...rest
}: Pick<Table, 'id' | 'title' | 'empty'> & {
  readonly columns: readonly ReportColumn<Row>[]
  readonly rows: readonly (readonly [weight: Weight, row: Row])[]
}): Table => ({
  ...rest,
  columns: columns.map(({ of: _, usd, ...column }) => ({ ...column, ...(usd && { usdHeader: usd.header }) })),
  rows: rows.map(([weight, row], nth) => ({
    id: `${rest.id}-${nth}`,
    weight,
    entries: columns.map(({ of, usd }) => ({ value: of(row), ...(usd && { usd: usd.of(row) }) })),
  })),
})
