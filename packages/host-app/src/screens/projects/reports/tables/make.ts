import { type Currency, converted } from '@portal/contract/money'
import type { Column, Table, Weight } from './report.ts'

/** Puts rows of one kind, and the sums among them, under their columns. */
export const tableOf = <Row>({
  columns,
  rows,
  ...rest
}: Pick<Table, 'id' | 'title' | 'empty'> & {
  readonly columns: readonly Column<Row>[]
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

/** What an amount of a project is worth in dollars by its dated rate; undefined where none are shown. */
export const inDollars = ({ currency, usd_rate }: { readonly currency: Currency; readonly usd_rate: number | null }) =>
  currency === 'usd' || usd_rate === null ? undefined : (minor: number) => converted(minor, usd_rate)

/** A name for a file; what a file cannot be called by becomes a hyphen. */
export const fileName = (code: string, kind: 'project' | 'budget', day: string): string =>
  `${code.replace(/[\\/:*?"<>|\s]+/g, '-')}-${kind}-${day}`
