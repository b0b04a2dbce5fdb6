import type { ReactNode } from 'react'

/** Words are aligned to the start, figures at the end so that their digits line up. */
export const columnAligns = ['start', 'end'] as const

/** The minimum width of a column: 96, 176 and 320 px at the usual text size. */
export const columnWidths = ['narrow', 'medium', 'wide'] as const

export interface Column<Row> {
  readonly id: string
  /** A noun or two; on phones the label of the value. */
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Whether its header sorts. Default `false`. */
  readonly sort?: boolean
  /** Default `start`. */
  readonly align?: (typeof columnAligns)[number]
  /** Default: what its content asks for. */
  readonly width?: (typeof columnWidths)[number]
  /** Truncated to one line of its width; the full text is shown on hover. Default `false`. */
  readonly truncates?: boolean
  /** The one that names the row and opens it. Default: the first. */
  readonly primary?: boolean
}

/** By which column a list is sorted, and which way. */
export interface Sort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** The sort that a press on this header asks for. */
export const nextSort = (column: string, sort: Sort | undefined): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
})

/** The column that names a row. */
export const namingOf = <Named extends { readonly primary?: boolean }>(columns: readonly Named[]) =>
  columns.find(({ primary }) => primary) ?? columns[0]

/** Those that are not hidden; the one that names the row always is there. */
export const visibleColumns = <Row>(columns: readonly Column<Row>[], hidden: readonly string[]) =>
  columns.filter(column => column === namingOf(columns) || !hidden.includes(column.id))

/** Named once more for browsers that forget what a table is when phones show it as a list. */
export const parts = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
  rowHead: { role: 'rowheader', scope: 'row' },
  spacer: { role: 'none' },
} as const
