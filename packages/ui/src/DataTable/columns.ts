import type { ReactNode } from 'react'

/** Words stand at the start, figures at the end so that their digits line up. */
export const columnAligns = ['start', 'end'] as const

export interface Column<Row> {
  readonly id: string
  /** A noun or two; on phones the label of the value. */
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Whether its header sorts. Default `false`. */
  readonly sort?: boolean
  /** Default `start`. */
  readonly align?: (typeof columnAligns)[number]
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

/** Named once more for browsers that forget what a table is when phones show it as a list. */
export const parts = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const
