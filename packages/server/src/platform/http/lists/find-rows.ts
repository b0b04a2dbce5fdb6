import { limits } from '@portal/contract/core/fields/limits'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/index.ts'

export interface RowSource {
  readonly from: SQL
  readonly condition: SQL
  /** Equivalent condition for the trigram index. Set if `from` is a table with that index and words are searched. */
  readonly indexed?: SQL | undefined
}

/** Sort order of a page, and its position in it. */
interface Ordered {
  readonly by: SQL
  readonly direction: SQL
  /** The sort value as text for the cursor. */
  readonly written: SQL
  /** Condition that skips earlier pages. */
  readonly after: SQL
  readonly most: number
}

// A type rather than an interface, because `execute` needs an index signature.
type Found = { readonly id: string; readonly value: string }

// Numbers of nearest rows to scan before using the index. A common word fills a page from the first. The second follows
// if the first found at least a tenth of a page.
const NEAREST = [1000, 10_000] as const
const SAMPLE = 10_000

const read = async (
  db: Orm,
  { from, condition }: RowSource,
  { by, direction, written, most }: Omit<Ordered, 'after'>,
) => {
  const { rows } = await db.execute<Found>(sql`
    SELECT id, ${written} AS value FROM ${from} WHERE ${condition}
    ORDER BY ${by} ${direction}, id ${direction} LIMIT ${most}`)
  return rows
}

/**
 * IDs of one page, at most `most`.
 *
 * For word searches, the queries leave the planner no choice, because statistics mislead it. Scanning in sort order
 * finds common words at once, but reads the whole table for rare ones. The index behaves the other way round.
 *
 * So this scans the nearest rows first. If they don't fill the page, it uses the index. `isCommon` means that the first
 * scan filled it. A frequent word without matches nearby costs most, because the index returns all its rows.
 */
export const idsIn = async (db: Orm, { from, condition, indexed }: RowSource, { after, ...order }: Ordered) => {
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
  // OFFSET 0 stops the planner from scanning in sort order.
  const matching = sql`(SELECT * FROM ${from} WHERE ${indexed} AND ${after} OFFSET 0) ${from}`
  return { found: await read(db, { from: matching, condition: sql`true` }, order), isCommon: false }
}

const count = async (db: Orm, { from, condition }: RowSource) => {
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM (SELECT FROM ${from} WHERE ${condition} LIMIT ${limits.counted_exactly + 1}) found`)
  return rows[0]?.total ?? 0
}

/**
 * Counts rows, up to one more than `limits.counted_exactly`. For common words, it samples the table first. The index
 * would collect all matches before it returns the first.
 */
export const countIn = async (db: Orm, { from, condition, indexed }: RowSource, isCommon: boolean): Promise<number> => {
  if (!indexed) return count(db, { from, condition })
  if (isCommon) {
    const sampled = await count(db, { from: sql`(SELECT * FROM ${from} LIMIT ${SAMPLE}) ${from}`, condition })
    if (sampled > limits.counted_exactly) return sampled
  }
  return count(db, { from, condition: indexed })
}
