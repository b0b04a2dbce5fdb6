import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/index.ts'
import { rowAccess, type Selecting, type Versioned } from '../../database/rows.ts'
import { type ListQuery, pageOf, type SortKey } from './page.ts'

interface StoreOptions<Table, Row, Query> {
  readonly table: Table
  /** Reads rows with their joins. */
  readonly select: (db: Orm) => Selecting<Row>
  /** Sort keys, named as in the endpoint without the minus. */
  readonly sorts: Readonly<Record<string, SortKey>>
  /** Default sort order. */
  readonly usual: string
  /** Conditions from the list's filters. Skips undefined ones. Default: none. */
  readonly where?: (query: Query) => readonly (SQL | undefined)[]
  /** Expression to search. Default: the column `words`. */
  readonly words?: SQL
}

/** Store of a simple area: single rows and sorted pages. */
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
  ...rowAccess(table, select),
  page: (db: Orm, query: Query) => {
    const listing = { from: sql`${table}`, where: where?.(query) ?? [], sorts, usual, ...(words && { words }) }
    return pageOf(db, listing, query, { id: table.id, select, idOf: row => row.id })
  },
})
