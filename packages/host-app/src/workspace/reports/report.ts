import type { Entry, Kind, Value, Weight } from '../../core/workbook/kinds.ts'

/** How a column looks, whatever its rows are. */
interface ColumnFormat {
  readonly id: string
  readonly header: string
  readonly kind: Kind
  /** In characters. */
  readonly width: number
  /** Whether paper has no space for it. Default false. */
  readonly isLeftOffPaper?: boolean
}

/** A column of a table of rows. */
export interface Column<Row> extends ColumnFormat {
  readonly of: (row: Row) => Value
  /** What `of` is worth in dollars, for a column that shows that beside it. */
  readonly usd?: { readonly header: string; readonly of: (row: Row) => number | null }
}

/** A column of a table; with `usdHeader` its entries have dollars beside them. */
export type TableColumn = ColumnFormat & { readonly usdHeader?: string }

/** A row of a table: one entry for each column. */
export interface TableRow {
  readonly id: string
  readonly weight: Weight
  readonly entries: readonly Entry[]
}

/** A table as workbook and paper show it alike. */
export interface Table {
  readonly id: string
  readonly title: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly TableRow[]
  /** A sentence in place of rows. */
  readonly empty: string
}

/** A fact with its label. */
export interface Fact extends Entry {
  readonly label: string
  readonly kind: Kind
}

/** A whole report, before anybody has written it. */
export interface Report {
  readonly title: string
  /** The name of the file, without its ending. */
  readonly file: string
  /** Its day, as YYYY-MM-DD. */
  readonly asOf: string
  readonly facts: readonly Fact[]
  readonly tables: readonly Table[]
  /** By which rate dollars are counted. */
  readonly notes: readonly string[]
}
