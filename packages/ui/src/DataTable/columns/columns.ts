import type { ReactNode } from 'react'

/** Use `start` for words, and `end` for numbers so that their digits line up. */
export const columnAligns = ['start', 'end'] as const

/** The minimum width of a column: 96, 176, and 320 px at the default text size. */
export const columnWidths = ['narrow', 'medium', 'wide'] as const

export interface Column<Row> {
  readonly id: string
  /** A noun or two. On phones it labels the value. */
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Whether the header sorts. Default `false`. */
  readonly sort?: boolean
  /** Default `start`. */
  readonly align?: (typeof columnAligns)[number]
  /** The minimum width. Default: the content's width. */
  readonly width?: (typeof columnWidths)[number]
  /** Whether to truncate the value to one line. Hovering shows the full text. Default `false`. */
  readonly truncates?: boolean
  /** Whether this column names the row and opens it. Default: the first. */
  readonly primary?: boolean
}

export interface Sort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** The sort that results from pressing a header. */
export const nextSort = (column: string, sort: Sort | undefined): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
})

export const namingOf = <Named extends { readonly primary?: boolean }>(columns: readonly Named[]) =>
  columns.find(({ primary }) => primary) ?? columns[0]

/** The visible columns. The primary column is always visible. */
export const visibleColumns = <Row>(columns: readonly Column<Row>[], hidden: readonly string[]) =>
  columns.filter(column => column === namingOf(columns) || !hidden.includes(column.id))

/** Explicit roles. Some browsers drop table semantics when CSS displays the table as a list. */
export const parts = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
  rowHead: { role: 'rowheader', scope: 'row' },
  spacer: { role: 'none' },
} as const
