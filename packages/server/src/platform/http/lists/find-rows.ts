import { limits } from '@portal/contract/core/fields/limits'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/index.ts'

/** The rows of a list as SQL. */
export interface Rows {
  readonly from: SQL
  readonly condition: SQL
  /** The same condition for the trigram index, where `from` is a table that has one and words are searched. */
  readonly indexed?: SQL | undefined
}

/** The order of a page, and which part of it. */
interface Ordered {
  readonly by: SQL
  readonly direction: SQL
  /** The sort value as a cursor carries it. */
  readonly written: SQL
  /** What comes after the page before. */
  readonly after: SQL
  readonly most: number
}

// A type, not an interface: what a query answers is indexed by name.
type Found = { readonly id: string; readonly value: string }

// How many of the nearest rows are looked at before the index is asked: a common word fills a page from few, and one
// that is a tenth of that from ten times as many.
const NEAREST = [1000, 10_000] as const
const SAMPLE = 10_000

const read = async (db: Orm, { from, condition }: Rows, { by, direction, written, most }: Omit<Ordered, 'after'>) => {
  const { rows } = await db.execute<Found>(sql`
    SELECT id, ${written} AS value FROM ${from} WHERE ${condition}
    ORDER BY ${by} ${direction}, id ${direction} LIMIT ${most}`)
  return rows
}

/**
 * The ids of one page, at most `most`. Where words are searched, the statements leave the planner no choice: walking
 * the order finds a common word at once and a rare one after reading the whole table, the index the other way round,
 * and statistics mislead. So the nearest rows in order are looked at first, and where they do not fill the page the index
 * finds all rows that match. `isCommon`: the first of them do. A word that many rows hold, but none of those near, costs
 * most: all of its rows.
 */
export const idsIn = async (db: Orm, { from, condition, indexed }: Rows, { after, ...order }: Ordered) => {
  const { by, direction, most } = order
  const all = { from, condition: sql`${condition} AND ${after}` }
  if (!indexed) return { found: await read(db, all, order), isCommon: false }
  for (const rows of NEAREST) {
    const nearest = sql`(SELECT *, ${by} AS sorted_by FROM ${from} WHERE ${after}
      ORDER BY ${by} ${direction}, id ${direction} LIMIT ${rows}) ${from}`
    const found = await read(db, { from: nearest, condition }, { ...order, by: sql`sorted_by` })
    if (found.length === most) return { found, isCommon: rows === NEAREST[0] }
    if (found.length * 10 < most) break
  }
  // Without OFFSET the planner would walk the order after all.
  const matching = sql`(SELECT * FROM ${from} WHERE ${indexed} AND ${after} OFFSET 0) ${from}`
  return { found: await read(db, { from: matching, condition: sql`true` }, order), isCommon: false }
}

const count = async (db: Orm, { from, condition }: Rows) => {
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM (SELECT FROM ${from} WHERE ${condition} LIMIT ${limits.counted_exactly + 1}) found`)
  return rows[0]?.total ?? 0
}

/**
 * How many rows there are; counting ends one row after `limits.counted_exactly`. Of a common word as many are soon
 * found wherever the table is read, where the index would gather all of its rows first.
 */
export const countIn = async (db: Orm, { from, condition, indexed }: Rows, isCommon: boolean): Promise<number> => {
  if (!indexed) return count(db, { from, condition })
  if (isCommon) {
    const sampled = await count(db, { from: sql`(SELECT * FROM ${from} LIMIT ${SAMPLE}) ${from}`, condition })
    if (sampled > limits.counted_exactly) return sampled
  }
  return count(db, { from, condition: indexed })
}
