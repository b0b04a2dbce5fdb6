import { limits } from '@portal/contract/core/fields/limits'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../../database/index.ts'
import { holdsIndexedWord, holdsWord, wordsOf } from '../../database/search.ts'
import { cutPage, isExactDay, isExactMoment, readCursor } from './cursor.ts'
import { countIn, idsIn, type RowSource } from './find-rows.ts'

const isNumber = (value: string) => /^-?\d{1,15}(\.\d{1,8})?$/.test(value)

/** Per kind: validates a cursor value, names its SQL type, and converts the sort value to text. */
const kinds = {
  text: { fits: () => true, read: sql`text`, write: (by: SQL) => by },
  day: { fits: isExactDay, read: sql`date`, write: (by: SQL) => sql`${by}::text` },
  number: { fits: isNumber, read: sql`numeric`, write: (by: SQL) => sql`${by}::text` },
  // Driver dates only have milliseconds. A cursor needs the full precision.
  moment: {
    fits: isExactMoment,
    read: sql`timestamptz`,
    write: (by: SQL) => sql`to_char(${by} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
} as const

type Kind = keyof typeof kinds

/** A kind sorts by the NOT NULL column of the same name. Otherwise, an expression that an index covers. */
export type SortKey = Kind | { readonly by: SQL; readonly kind: Kind }

/** A list as SQL: source, conditions, and sort orders. The source needs the columns `id` and `words`. */
export interface Listing {
  /** The name of a table with a trigram index on `words`, or any other source in SQL. */
  readonly from: string | SQL
  /** Conditions. Skips undefined ones. */
  readonly where: readonly (SQL | undefined)[]
  /** Sort keys, named as in the endpoint without the minus. */
  readonly sorts: Readonly<Record<string, SortKey>>
  /** Default sort order. */
  readonly usual: string
  /** Expression to search. Default: the column `words`. */
  readonly words?: SQL
}

/** Query of every list endpoint (`listQuery` in the contract). */
export interface ListQuery {
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

const allOf = (conditions: readonly (SQL | undefined)[]): SQL => {
  const all = conditions.filter(one => one !== undefined)
  return all.length > 0 ? sql.join(all, sql` AND `) : sql`true`
}

/** Conditions of a list with its search, for pages, counts, and sums. A row must match all words. */
export const conditionOf = async (db: Orm, { where, words }: Listing, search: string | undefined): Promise<SQL> =>
  allOf([...where, ...(await wordsOf(db, search)).map(word => holdsWord(word, words))])

export const listSourceOf = ({ from }: Listing): SQL => (typeof from === 'string' ? sql`${sql.identifier(from)}` : from)

const rowsOf = (listing: Listing, words: readonly string[]): RowSource => {
  const { from, where, words: column } = listing
  const isIndexed = typeof from === 'string' && !column && words.length > 0
  return {
    from: listSourceOf(listing),
    condition: allOf([...where, ...words.map(word => holdsWord(word, column))]),
    indexed: isIndexed ? allOf([...where, ...words.map(holdsIndexedWord)]) : undefined,
  }
}

/** IDs of one page in order, and a function that counts the whole list. */
const pageOfIds = async (db: Orm, listing: Listing, query: ListQuery) => {
  const { sort = listing.usual, limit = limits.page_size } = query
  const name = sort.replace(/^-/, '')
  const key = listing.sorts[name]
  if (!key) throw new Error(`a list is sorted by ${sort}, which it does not name`)
  const { by, kind } = typeof key === 'string' ? { by: sql`${sql.identifier(name)}`, kind: key } : key
  const { fits, read, write } = kinds[kind]
  const cursor = readCursor(query.cursor, sort, fits)
  const isDescending = sort.startsWith('-')
  const beyond = isDescending ? sql`<` : sql`>`
  const rows = rowsOf(listing, await wordsOf(db, query.search))
  const { found, isCommon } = await idsIn(db, rows, {
    by,
    direction: isDescending ? sql`DESC` : sql`ASC`,
    written: write(by),
    after: cursor ? sql`(${by}, id) ${beyond} (${cursor.value}::${read}, ${cursor.id}::uuid)` : sql`true`,
    most: limit + 1,
  })
  // A first page that contains all rows needs no count query.
  const isComplete = !cursor && found.length <= limit
  const count = async () => (isComplete ? found.length : countIn(db, rows, isCommon))
  const cut = (counted: number) => cutPage(found, limit, counted, ({ value, id }) => ({ sort, value, id }))
  return { ids: found.slice(0, limit).map(({ id }) => id), count, cut }
}

/** How to read rows by ID. */
interface Read<Row> {
  readonly id: PgColumn
  readonly select: (db: Orm) => { where(condition: SQL): PromiseLike<readonly Row[]> }
  readonly idOf: (row: Row) => string
  /** Number of matching rows, if the caller already counted them. */
  readonly counted?: number
}

/**
 * One page of a list in order. Reads rows by ID, so that joins cover one page only, and counts at the same time. Leaves
 * out rows that were deleted meanwhile.
 */
export const pageOf = async <Row>(
  db: Orm,
  listing: Listing,
  query: ListQuery,
  { id, select, idOf, counted }: Read<Row>,
) => {
  const { ids, count, cut } = await pageOfIds(db, listing, query)
  const [rows, total] = await Promise.all([select(db).where(inArray(id, ids)), counted ?? count()])
  const found = new Map(rows.map(row => [idOf(row), row]))
  return { ...cut(total), data: ids.flatMap(one => found.get(one) ?? []) }
}
