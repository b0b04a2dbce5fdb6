import type { MonthMoney } from '@portal/contract/money/budgets/forecasts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { fullNames, presentName } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { forecasts } from './schema.ts'

/**
 * SQL for planned and spent amounts by month. `by` adds columns to group by. Includes months that refunds make negative
 * or zero.
 */
const moneyOf = (projectId: string, by: SQL): SQL => sql`
  SELECT ${by} to_char(month, 'YYYY-MM') AS month, sum(plan) AS plan, sum(actual) AS actual
  FROM (
    SELECT item_id, month::timestamp AS month, amount_minor AS plan, 0 AS actual
    FROM forecast_months WHERE project_id = ${projectId}
    UNION ALL
    SELECT item_id, date_trunc('month', date::timestamp), 0, amount_minor FROM expenses WHERE project_id = ${projectId}
  ) money
  GROUP BY ${by} month HAVING bool_or(plan <> 0 OR actual <> 0) ORDER BY month`

type Summed = { month: string; plan: string; actual: string }

const amounts = ({ month, plan, actual }: Summed): MonthMoney => ({
  month,
  plan_minor: Number(plan),
  actual_minor: Number(actual),
})

/** Months of a project with planned amounts or expenses, in order. */
export const monthsOf = async (db: Orm, projectId: string): Promise<MonthMoney[]> => {
  const { rows } = await db.execute<Summed>(moneyOf(projectId, sql``))
  return rows.map(amounts)
}

/** Like `monthsOf`, indexed by line. */
export const monthsByLine = async (db: Orm, projectId: string): Promise<Map<string, MonthMoney[]>> => {
  const { rows } = await db.execute<Summed & { item_id: string }>(moneyOf(projectId, sql`item_id,`))
  const lines = Map.groupBy(rows, ({ item_id }) => item_id)
  return new Map([...lines].map(([id, months]) => [id, months.map(amounts)]))
}

/** A project's plan as a whole. Version 1 means that nothing was planned yet. */
export const planOf = async (db: Orm, projectId: string) => {
  const [row] = await db
    .select({ plan: forecasts, by: { user_id: users.id, ...fullNames } })
    .from(forecasts)
    .leftJoin(users, eq(users.id, forecasts.baseline_by))
    .where(eq(forecasts.project_id, projectId))
  const at = row?.plan.baseline_at
  return {
    version: row?.plan.version ?? 1,
    isPastPlanned: row?.plan.past_planned_at != null,
    baseline: row && at ? { at: at.toISOString(), by: row.by && presentName(row.by) } : null,
  }
}

export type ProjectPlan = Awaited<ReturnType<typeof planOf>>

/** A project's baseline, indexed by month. */
export const baselineByMonth = async (db: Orm, projectId: string): Promise<Map<string, number>> => {
  const { rows } = await db.execute<{ month: string; amount: string }>(sql`
    SELECT to_char(month, 'YYYY-MM') AS month, sum(amount_minor) AS amount
    FROM baseline_months WHERE project_id = ${projectId} GROUP BY 1`)
  return new Map(rows.map(({ month, amount }) => [month, Number(amount)]))
}

/** Stores the current plan as the baseline. This transaction must have locked the project. */
export const saveBaseline = async (db: Orm, projectId: string, baseline_by: string, at: Date): Promise<void> => {
  await db
    .update(forecasts)
    .set({
      baseline_at: at,
      baseline_by,
      baseline_lines_at: sql`clock_timestamp()`,
      version: sql`${forecasts.version} + 1`,
    })
    .where(eq(forecasts.project_id, projectId))
  await db.execute(sql`
    INSERT INTO baseline_months (item_id, month, project_id, amount_minor)
    SELECT item_id, month, project_id, amount_minor FROM forecast_months WHERE project_id = ${projectId}`)
}

/** Records that the past was planned, which is only possible once. */
export const closePast = async (db: Orm, projectId: string, past_planned_at: Date): Promise<void> => {
  await db.update(forecasts).set({ past_planned_at }).where(eq(forecasts.project_id, projectId))
}

/** Planned amount of a line in a month. */
export interface PlannedMonth {
  readonly item_id: string
  readonly month: string
  readonly amount_minor: number
}

/** Plans months of lines and increments the version. This transaction must have locked the project. */
export const planMonths = async (db: Orm, projectId: string, months: readonly PlannedMonth[]): Promise<void> => {
  await db.execute(sql`
    INSERT INTO forecasts (project_id, version) VALUES (${projectId}, 2)
    ON CONFLICT (project_id) DO UPDATE SET version = forecasts.version + 1`)
  await db.execute(sql`
    INSERT INTO forecast_months (item_id, month, project_id, amount_minor)
    SELECT item_id, (month || '-01')::date, ${projectId}, amount_minor
    FROM jsonb_to_recordset(${JSON.stringify(months)}::jsonb) AS given(item_id uuid, month text, amount_minor bigint)
    ON CONFLICT (item_id, month) DO UPDATE SET amount_minor = excluded.amount_minor`)
}
