import type { ReactNode } from 'react'

/** The actions of a row, shared by all rows of a table. */
export interface RowCommands<Row> {
  rowHref: ((row: Row) => string) | undefined
  onOpen: ((row: Row) => void) | undefined
  rowMenu: ((row: Row) => ReactNode) | undefined
  /** Must keep its identity, or all rows rerender. */
  tick: ((index: number, isRange: boolean) => void) | undefined
}
