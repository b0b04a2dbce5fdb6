import type { ReactNode } from 'react'

/** What a row can do, the same for all rows of a table. */
export interface RowCommands<Row> {
  rowHref: ((row: Row) => string) | undefined
  onOpen: ((row: Row) => void) | undefined
  rowMenu: ((row: Row) => ReactNode) | undefined
  /** Has to stay the same function, or all rows are drawn again. */
  tick: ((index: number, isRange: boolean) => void) | undefined
}
