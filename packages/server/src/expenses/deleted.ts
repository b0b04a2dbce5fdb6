import { limits } from '@portal/contract/limits'
import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'

/** Where deleted expenses are stored, for the condition of a query. */
export const deletedProjectOf = (id: string) => sql`(SELECT project_id FROM deleted_expenses WHERE id = ${id})`

/**
 * Moves an expense whose line this transaction has locked among the deleted ones, with its receipts.
 */
export const moveToDeleted = async (db: Orm, id: string): Promise<void> => {
  await db.execute(sql`
    INSERT INTO deleted_expenses (id, project_id, item_id, expense)
    SELECT id, project_id, item_id, to_jsonb(expenses) FROM expenses WHERE id = ${id}`)
  await db.execute(sql`UPDATE files SET expense_id = NULL, deleted_expense_id = ${id} WHERE expense_id = ${id}`)
  await db.execute(sql`DELETE FROM expenses WHERE id = ${id}`)
}

/** Matches rows of `deleted_expenses` that can be restored: deleted within 30 days (decision 50). */
export const isRestorable = sql`deleted_at >= now() - make_interval(days => ${limits.restore_days}::int)`

/** The line, the request's line, the amount and the day of an expense that can be restored. */
export const findDeleted = async (db: Orm, id: string) => {
  const { rows } = await db.execute<{
    item_id: string
    request_item_id: string | null
    amount_minor: string
    date: string
  }>(sql`
    SELECT item_id, expense ->> 'request_item_id' AS request_item_id, expense ->> 'amount_minor' AS amount_minor,
      expense ->> 'date' AS date FROM deleted_expenses
    WHERE id = ${id} AND ${isRestorable}`)
  return rows[0] && { ...rows[0], amount_minor: Number(rows[0].amount_minor) }
}

/**
 * Brings an expense whose line this transaction has locked back as it was, with its receipts; false where somebody else
 * has done it.
 */
export const restoreDeleted = async (db: Orm, id: string): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    INSERT INTO expenses
      (id, project_id, item_id, activity_id, request_item_id, date, amount_minor, usd_rate, original_currency,
        original_minor, original_rate, description, reference, reason, by_user, created_at, version)
    SELECT was.id, was.project_id, was.item_id, (SELECT id FROM activities WHERE id = was.activity_id),
      was.request_item_id, was.date, was.amount_minor, was.usd_rate, was.original_currency, was.original_minor,
      was.original_rate, was.description, was.reference, was.reason, was.by_user, was.created_at, was.version + 1
    FROM deleted_expenses back, jsonb_populate_record(NULL::expenses, back.expense) AS was WHERE back.id = ${id}`)
  await db.execute(sql`UPDATE files SET expense_id = ${id}, deleted_expense_id = NULL WHERE deleted_expense_id = ${id}`)
  await db.execute(sql`DELETE FROM deleted_expenses WHERE id = ${id}`)
  return rowCount === 1
}
