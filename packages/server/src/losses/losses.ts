import { type Loss, lossKinds } from '@portal/contract/losses'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import { refuse, refuseField } from '../platform/http/refusal.ts'

/** Names that are listed of each kind; the rest is counted. */
const NAMED = 50

/** Where the rows of each kind are, and what they are called. */
const kinds: Readonly<Record<Loss['goes'][number]['kind'], { table: SQL; name: SQL | undefined }>> = {
  projects: { table: sql`projects`, name: sql`code || ' ' || name` },
  activities: { table: sql`activities`, name: sql`code || ' ' || name` },
  activity_updates: { table: sql`activity_updates`, name: undefined },
  sub_activities: { table: sql`sub_activities`, name: sql`code || ' ' || name` },
  budget_categories: { table: sql`budget_categories`, name: sql`code || ' ' || name` },
  budget_items: { table: sql`budget_items`, name: sql`code || ' ' || name` },
  expenses: { table: sql`expenses`, name: undefined },
}

/** Which rows go, by kind; kinds that are left out lose nothing. */
export type Going = Partial<Readonly<Record<keyof typeof kinds, SQL>>>

/** Exactly what goes with a record. One query, whatever there is. */
export const lossOf = async (db: Orm, code: string, going: Going): Promise<Loss> => {
  const parts = lossKinds.flatMap((kind, place) => {
    const where = going[kind]
    const { table, name } = kinds[kind]
    return where
      ? [
          name
            ? // Found once; only as many names are put in order as are listed, for comparing words takes long.
              sql`(WITH found AS MATERIALIZED (SELECT ${name} AS name FROM ${table} WHERE ${where})
                SELECT ${place}::int AS place, ${kind}::text AS kind, (SELECT count(*)::int FROM found) AS count,
                  ARRAY(SELECT name FROM found ORDER BY name LIMIT ${NAMED}) AS names)`
            : sql`(SELECT ${place}::int, ${kind}::text, count(*)::int, '{}'::text[] FROM ${table} WHERE ${where})`,
        ]
      : []
  })
  const { rows } = await db.execute<{ kind: Loss['goes'][number]['kind']; count: number; names: string[] }>(
    sql`SELECT kind, count, names FROM (${sql.join(parts, sql` UNION ALL `)}) lost(place, kind, count, names)
      WHERE count > 0 ORDER BY place`,
  )
  return { code, rows: rows.reduce((sum, { count }) => sum + count, 0), goes: rows }
}

/** Refuses a deletion whose code was not typed, or that would take more or less along than was listed. */
export const refuseUnseenLoss = (loss: Loss, given: { readonly typed_code: string; readonly rows: number }): void => {
  if (given.typed_code !== loss.code) throw refuseField('typed_code', 'code_mismatch')
  if (given.rows !== loss.rows) throw refuse('changed_meanwhile')
}

const ofProjects = (projects: SQL): Going => {
  const activities = sql`activity_id IN (SELECT id FROM activities WHERE project_id IN (${projects}))`
  const own = sql`project_id IN (${projects})`
  return {
    activities: own,
    activity_updates: activities,
    sub_activities: activities,
    budget_categories: own,
    budget_items: own,
    expenses: own,
  }
}

/** What goes with a donor: its projects and all that belongs to them. */
export const goingWithDonor = (id: string): Going => ({
  projects: sql`donor_id = ${id}`,
  ...ofProjects(sql`SELECT id FROM projects WHERE donor_id = ${id}`),
})

/** What goes with a project. */
export const goingWithProject = (id: string): Going => ofProjects(sql`SELECT ${id}::uuid`)

/** What goes with an activity. */
export const goingWithActivity = (id: string): Going => ({
  activity_updates: sql`activity_id = ${id}`,
  sub_activities: sql`activity_id = ${id}`,
})

/** What goes with a budget category. */
export const goingWithCategory = (id: string): Going => ({
  budget_items: sql`category_id = ${id}`,
  expenses: sql`item_id IN (SELECT id FROM budget_items WHERE category_id = ${id})`,
})

/** Refuses with `in_use` while documents hold money back of lines that would go. */
export const refuseCommitted = async (db: Orm, items: SQL): Promise<void> => {
  const { rows } = await db.execute(
    sql`SELECT FROM commitments WHERE item_id IN (SELECT id FROM budget_items WHERE ${items}) LIMIT 1`,
  )
  if (rows.length > 0) throw refuse('in_use')
}
