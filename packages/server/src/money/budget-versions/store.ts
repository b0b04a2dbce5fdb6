import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'

export interface VersionLine {
  readonly id: string
  readonly category: { readonly id: string; readonly code: string; readonly name: string }
  readonly code: string
  readonly name: string
  readonly amount: number
  readonly unit: string | null
  readonly frequency: number
  readonly price_minor: number
  readonly load_percentage: number
  readonly accounting_code: string | null
  readonly transferred_minor: number
  readonly total_minor: number
}

// Changes less than this apart belong to the same version.
const PAUSE = sql`interval '10 minutes'`
/** Limits the choice to the newest versions. */
const MOST = 200

/**
 * Moments after which a budget didn't change for a while, newest first. Leaves out the last one, which is the current
 * budget. Each is one millisecond later than its last change, so that the version includes all of it.
 */
export const momentsOf = async (db: Orm, projectId: string): Promise<string[]> => {
  const { rows } = await db.execute<{ at: string }>(sql`
    SELECT to_char(at AT TIME ZONE 'UTC' + interval '1 millisecond', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at FROM (
      SELECT at, lead(at) OVER (ORDER BY at) AS next FROM (
        SELECT since AS at FROM budget_line_versions WHERE project_id = ${projectId}
        UNION SELECT until FROM budget_line_versions WHERE project_id = ${projectId} AND until IS NOT NULL
      ) changes
    ) moments WHERE next - at > ${PAUSE} ORDER BY moments.at DESC LIMIT ${MOST}`)
  return rows.map(({ at }) => at)
}

/** Time when the baseline was set. Null without a baseline, or if it was set before versions were stored. */
export const comparableBaseline = async (db: Orm, projectId: string): Promise<string | null> => {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    SELECT to_char(baseline_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at FROM forecasts
    WHERE project_id = ${projectId} AND baseline_lines_at IS NOT NULL`)
  return rows[0]?.at ?? null
}

const baselineMoment = (projectId: string) =>
  sql`(SELECT baseline_lines_at FROM forecasts WHERE project_id = ${projectId})`

const standsAt = (projectId: string, version: string): SQL => {
  if (version === 'now') return sql`until IS NULL`
  const at = version === 'baseline' ? baselineMoment(projectId) : sql`${version}::timestamptz`
  return sql`since <= ${at} AND (until IS NULL OR until > ${at})`
}

type Stored = Record<'id' | 'category_id' | 'category_code' | 'category_name' | 'code' | 'name', string> &
  Record<'unit' | 'accounting_code', string | null> &
  Record<'amount' | 'frequency' | 'price_minor' | 'load_percentage' | 'transferred_minor' | 'total_minor', string>

/** Lines of a budget in one of its versions, in the budget's order. */
export const linesAt = async (db: Orm, projectId: string, version: string): Promise<VersionLine[]> => {
  const { rows } = await db.execute<Stored>(sql`
    SELECT item_id AS id, category_id, category_code, category_name, code, name, amount, unit, frequency, price_minor,
      load_percentage, accounting_code, transferred_minor, total_minor
    FROM budget_line_versions WHERE project_id = ${projectId} AND ${standsAt(projectId, version)}
    ORDER BY category_position, category_id, position, item_id`)
  return rows.map(({ category_id, category_code, category_name, ...row }) => ({
    ...row,
    category: { id: category_id, code: category_code, name: category_name },
    amount: Number(row.amount),
    frequency: Number(row.frequency),
    price_minor: Number(row.price_minor),
    load_percentage: Number(row.load_percentage),
    transferred_minor: Number(row.transferred_minor),
    total_minor: Number(row.total_minor),
  }))
}
