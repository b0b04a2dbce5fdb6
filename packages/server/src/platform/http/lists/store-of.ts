import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/index.ts'
import { rowsOf, type Selecting, type Versioned } from '../../database/rows.ts'
import { type ListQuery, pageOf, type SortKey } from './page.ts'

interface StoreOptions<Table, Row, Query> {
  readonly table: Table
  /** Reads rows with what is joined to them. */
  readonly select: (db: Orm) => Selecting<Row>
  /** By the names that the endpoint sorts by, without the minus. */
  readonly sorts: Readonly<Record<string, SortKey>>
  /** The order when none is asked for. */
  readonly usual: string
  /** The conditions of the list's filters; what is undefined is left out. Default none. */
  readonly where?: (query: Query) => readonly (SQL | undefined)[]
  /** What search looks in. Default: the column `words`. */
  readonly words?: SQL
}

/** The store of a simple area: its rows one by one, and page by page in any of its orders. */
export const storeOf = <
  Table extends Versioned,
  Row extends { readonly id: string },
  Query extends ListQuery = ListQuery,
>({
  table,
  select,
  sorts,
  usual,
  where,
  words,
}: StoreOptions<Table, Row, Query>) => ({
  ...rowsOf(table, select),
  /** One page of the list. */
  page: (db: Orm, query: Query) => {
    const listing = { from: sql`${table}`, where: where?.(query) ?? [], sorts, usual, ...(words && { words }) }
    return pageOf(db, listing, query, { id: table.id, select, idOf: row => row.id })
  },
})
