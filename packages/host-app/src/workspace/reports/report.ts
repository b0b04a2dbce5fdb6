import type { CellEntry, CellKind, Value, Weight } from '../../core/workbook/kinds.ts'

/** Format of a column, independent of its rows. */
interface ColumnFormat {
  readonly id: string
  readonly header: string
  readonly kind: CellKind
  /** In characters. */
  readonly width: number
  /** Left out of the print for lack of space. Default: `false`. */
  readonly isLeftOffPaper?: boolean
}

export interface ReportColumn<Row> extends ColumnFormat {
  readonly of: (row: Row) => Value
  /** Dollar value of `of`, for columns that show both. */
  readonly usd?: { readonly header: string; readonly of: (row: Row) => number | null }
}

/** A column of a table. With `usdHeader`, its entries have dollar amounts beside them. */
export type TableColumn = ColumnFormat & { readonly usdHeader?: string }

export interface ReportRow {
  readonly id: string
  readonly weight: Weight
  readonly entries: readonly CellEntry[]
}

export interface Table {
  readonly id: string
  readonly title: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly ReportRow[]
  /** Sentence shown if there are no rows. */
  readonly empty: string
}

export interface ReportFact extends CellEntry {
  readonly label: string
  readonly kind: CellKind
}

export interface Report {
  readonly title: string
  /** File name without extension. */
  readonly file: string
  /** Date of the report (YYYY-MM-DD). */
  readonly asOf: string
  readonly facts: readonly ReportFact[]
  readonly tables: readonly Table[]
  /** Notes, such as the dollar rates used. */
  readonly notes: readonly string[]
}
