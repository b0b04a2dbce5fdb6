import { limits } from '@portal/contract/core/fields/limits'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../../database/index.ts'
import { holdsIndexedWord, holdsWord, wordsOf } from '../../database/search.ts'
import { cutPage, isExactDay, isExactMoment, readCursor } from './cursor.ts'
import { countIn, idsIn, type Rows } from './find-rows.ts'

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

type Kind = keyof typeof kinds

/**
 * What a list sorts by: the column of the same name, which is never null, by its kind alone, or an expression that an
 * index contains.
 */
export type SortKey = Kind | { readonly by: SQL; readonly kind: Kind }

/** A list as SQL: where its rows are, which of them, and what they can be sorted by. `id` and `words` are columns. */
export interface Listing {
  /** A table by its name, whose `words` a trigram index contains, or anything else that rows are selected from. */
  readonly from: string | SQL
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

const allOf = (conditions: readonly (SQL | undefined)[]): SQL => {
  const all = conditions.filter(one => one !== undefined)
  return all.length > 0 ? sql.join(all, sql` AND `) : sql`true`
}

/**
 * The conditions of a list and its search in one: what page, count and sums of the same list are read with. A search
 * has to find all of its words.
 */
export const conditionOf = async (db: Orm, { where, words }: Listing, search: string | undefined): Promise<SQL> =>
  allOf([...where, ...(await wordsOf(db, search)).map(word => holdsWord(word, words))])

/** What the rows of a list are selected from. */
export const sourceOf = ({ from }: Listing): SQL => (typeof from === 'string' ? sql`${sql.identifier(from)}` : from)

const rowsOf = (listing: Listing, words: readonly string[]): Rows => {
  const { from, where, words: column } = listing
  const isIndexed = typeof from === 'string' && !column && words.length > 0
  return {
    from: sourceOf(listing),
    condition: allOf([...where, ...words.map(word => holdsWord(word, column))]),
    indexed: isIndexed ? allOf([...where, ...words.map(holdsIndexedWord)]) : undefined,
  }
}

/** One page of ids, in order, with how the rows of the whole list are counted. */
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
  // A first page that contains all is counted with it.
  const isComplete = !cursor && found.length <= limit
  const count = async () => (isComplete ? found.length : countIn(db, rows, isCommon))
  const cut = (counted: number) => cutPage(found, limit, counted, ({ value, id }) => ({ sort, value, id }))
  return { ids: found.slice(0, limit).map(({ id }) => id), count, cut }
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
 * only, and while all are counted; what was deleted in between is left out.
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
