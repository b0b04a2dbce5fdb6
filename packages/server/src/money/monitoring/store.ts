import { monthOf } from '@portal/contract/money/budgets/forecasts'
import { eq, sql } from 'drizzle-orm'
import { fullNames } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { monthExplanations } from '../forecasts/schema.ts'

const selectExplanations = (db: Orm, projectId: string) =>
  db
    .select({ explanation: monthExplanations, by: { user_id: users.id, ...fullNames } })
    .from(monthExplanations)
    .innerJoin(users, eq(users.id, monthExplanations.by_user))
    .where(eq(monthExplanations.project_id, projectId))

/** An explanation and its author. */
export type ExplanationRow = Awaited<ReturnType<typeof selectExplanations>>[number]

/** A project's explanations, indexed by month (YYYY-MM). */
export const explanationsOf = async (db: Orm, projectId: string): Promise<Map<string, ExplanationRow>> => {
  const rows = await selectExplanations(db, projectId)
  return new Map(rows.map(row => [monthOf(row.explanation.month), row]))
}

/**
 * Inserts or replaces a month's explanation, and increments its version. The first has version 2, because a month
 * without one has version 1.
 */
export const explain = async (
  db: Orm,
  { month, ...given }: { project_id: string; month: string; explanation: string; by_user: string; at: Date },
): Promise<void> => {
  const { explanation, by_user, at } = given
  await db
    .insert(monthExplanations)
    .values({ ...given, month: `${month}-01`, version: 2 })
    .onConflictDoUpdate({
      target: [monthExplanations.project_id, monthExplanations.month],
      set: { explanation, by_user, at, version: sql`${monthExplanations.version} + 1` },
    })
}

/** Beneficiaries, summed over a project's activities. */
export const summedBeneficiaries = async (db: Orm, projectId: string) => {
  const { rows } = await db.execute<{ planned: string; actual: string }>(sql`
    SELECT coalesce(sum(planned_beneficiaries), 0) AS planned, coalesce(sum(actual_beneficiaries), 0) AS actual
    FROM activities WHERE project_id = ${projectId}`)
  return { planned: Number(rows[0]?.planned ?? 0), actual: Number(rows[0]?.actual ?? 0) }
}
