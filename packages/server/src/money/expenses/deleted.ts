import { limits } from '@portal/contract/core/fields/limits'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { foreignKeys } from '../../workspace/removals/foreign-keys.ts'
import { insertArchived, storedColumns } from '../../workspace/removals/insert-archived.ts'

/** Subquery for the project of a deleted expense. */
export const deletedProjectOf = (id: string) => sql`(SELECT project_id FROM deleted_expenses WHERE id = ${id})`

/** Archives an expense with its receipts. This transaction must have locked its line. */
export const moveToDeleted = async (db: Orm, id: string): Promise<void> => {
  await db.execute(sql`
    INSERT INTO deleted_expenses (id, project_id, item_id, expense)
    SELECT id, project_id, item_id, to_jsonb(expenses) FROM expenses WHERE id = ${id}`)
  await db.execute(sql`UPDATE files SET expense_id = NULL, deleted_expense_id = ${id} WHERE expense_id = ${id}`)
  await db.execute(sql`DELETE FROM expenses WHERE id = ${id}`)
}

/** Matches rows of `deleted_expenses` that can be restored: deleted within 30 days. */
export const isRestorable = sql`deleted_at >= now() - make_interval(days => ${limits.restore_days}::int)`

/**
 * The line, request line, amount, and date of a restorable expense. Editing a request replaces its lines.
 * `request_item_id` is then null, and the expense is no longer an invoice.
 */
export const findDeleted = async (db: Orm, id: string) => {
  const { rows } = await db.execute<{
    item_id: string
    request_item_id: string | null
    amount_minor: string
    date: string
  }>(sql`
    SELECT item_id, expense ->> 'amount_minor' AS amount_minor, expense ->> 'date' AS date,
      (SELECT id::text FROM request_items WHERE id = (expense ->> 'request_item_id')::uuid) AS request_item_id
    FROM deleted_expenses
    WHERE id = ${id} AND ${isRestorable}`)
  return rows[0] && { ...rows[0], amount_minor: Number(rows[0].amount_minor) }
}

/**
 * Restores an expense with all its columns and receipts. This transaction must have locked its line. Returns false if
 * another request has already restored it.
 */
export const restoreDeleted = async (db: Orm, id: string): Promise<boolean> => {
  const { rows } = await db.execute<{ columns: string[] }>(sql`
    SELECT ${storedColumns} AS columns FROM (
      SELECT 'expenses' AS name, expense AS content FROM deleted_expenses WHERE id = ${id}) archived`)
  const back = await insertArchived(db, {
    table: 'expenses',
    columns: rows[0]?.columns ?? ['id'],
    from: sql`deleted_expenses kept, jsonb_populate_record(NULL::expenses, kept.expense) AS was WHERE kept.id = ${id}`,
    keys: await foreignKeys(db),
    changed: { version: sql`was.version + 1` },
  })
  await db.execute(sql`UPDATE files SET expense_id = ${id}, deleted_expense_id = NULL WHERE deleted_expense_id = ${id}`)
  await db.execute(sql`DELETE FROM deleted_expenses WHERE id = ${id}`)
  return back === 1
}
