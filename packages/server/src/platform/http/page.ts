import { limits } from '@portal/contract/limits'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/index.ts'
import { holdsWord, wordsOf } from '../database/search.ts'
import { cutPage, isExactDay, isExactMoment, readCursor } from './cursor.ts'

const isNumber = (value: string) => /^-?\d{1,15}(\.\d{1,8})?$/.test(value)

/** How a sort value travels in a cursor, and what the database reads it as. */
const kinds = {
  text: { fits: () => true, read: sql`text`, write: (by: SQL) => by },
  day: { fits: isExactDay, read: sql`date`, write: (by: SQL) => sql`${by}::text` },
  number: { fits: isNumber, read: sql`numeric`, write: (by: SQL) => sql`${by}::text` },
  // The driver's dates end at the millisecond; a cursor needs the whole value.
  moment: {
    fits: isExactMoment,
    read: sql`timestamptz`,
    write: (by: SQL) => sql`to_char(${by} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
} as const

/** Something that a list sorts by: a column that is never null, or an expression that an index contains. */
export interface SortKey {
  readonly by: SQL
  readonly kind: keyof typeof kinds
}

/** A list as SQL: where its rows are, which of them, and what they can be sorted by. `id` and `words` are columns. */
export interface Listing {
  readonly from: SQL
  /** Conditions; what is undefined is left out. */
  readonly where: readonly (SQL | undefined)[]
  /** By the names that the endpoint sorts by, without the minus. */
  readonly sorts: Readonly<Record<string, SortKey>>
  /** The order when none is asked for. */
  readonly usual: string
  /** What search looks in. Default: the column `words`. */
  readonly words?: SQL
}

/** What every list endpoint reads (`listQuery` of the contract). */
export interface ListQuery {
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/**
 * The conditions of a list and its search in one: what page, count and sums of the same list are read with. A search
 * has to find all of its words.
 */
export const conditionOf = async (
  db: Orm,
  { where, words: column }: Listing,
  search: string | undefined,
): Promise<SQL> => {
  const words = await wordsOf(db, search)
  const all = [...where.filter(one => one !== undefined), ...words.map(word => holdsWord(word, column))]
  return all.length > 0 ? sql.join(all, sql` AND `) : sql`true`
}

const countOf = async (db: Orm, { from }: Listing, condition: SQL) => {
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM (SELECT FROM ${from} WHERE ${condition} LIMIT ${limits.counted_exactly + 1}) found`)
  return rows[0]?.total ?? 0
}

/**
 * One page of ids, in order, with what a list answers around its rows. A first page that contains all is counted with
 * it, since looking for little among much takes most of the time.
 */
const pageOfIds = async (db: Orm, listing: Listing, query: ListQuery, known: number | undefined) => {
  const { sort = listing.usual, limit = limits.page_size } = query
  const key = listing.sorts[sort.replace(/^-/, '')]
  if (!key) throw new Error(`a list is sorted by ${sort}, which it does not name`)
  const { fits, read, write } = kinds[key.kind]
  const cursor = readCursor(query.cursor, sort, fits)
  const order = sort.startsWith('-') ? sql`DESC` : sql`ASC`
  const beyond = sort.startsWith('-') ? sql`<` : sql`>`
  const afterCursor = cursor ? sql`AND (${key.by}, id) ${beyond} (${cursor.value}::${read}, ${cursor.id}::uuid)` : sql``
  const condition = await conditionOf(db, listing, query.search)
  const { rows } = await db.execute<{ id: string; value: string }>(sql`
    SELECT id, ${write(key.by)} AS value FROM ${listing.from} WHERE ${condition} ${afterCursor}
    ORDER BY ${key.by} ${order}, id ${order} LIMIT ${limit + 1}`)
  const isComplete = !cursor && rows.length <= limit
  const counted = known ?? (isComplete ? rows.length : await countOf(db, listing, condition))
  return cutPage(rows, limit, counted, row => ({ sort, value: row.value, id: row.id }))
}

/** How rows are read by their ids. */
interface Read<Row> {
  readonly id: PgColumn
  readonly select: (db: Orm) => { where(condition: SQL): PromiseLike<readonly Row[]> }
  readonly idOf: (row: Row) => string
  /** How many rows match, where something else has counted them. */
  readonly counted?: number
}

/**
 * One page of a list in its order. Rows are read by their ids, so that what is joined to them is joined for one page
 * only; what was deleted in between is left out.
 */
export const pageOf = async <Row>(
  db: Orm,
  listing: Listing,
  query: ListQuery,
  { id, select, idOf, counted }: Read<Row>,
) => {
  const { data, ...around } = await pageOfIds(db, listing, query, counted)
  const ids = data.map(one => one.id)
  const found = new Map((await select(db).where(inArray(id, ids))).map(row => [idOf(row), row]))
  return { ...around, data: ids.flatMap(one => found.get(one) ?? []) }
}
