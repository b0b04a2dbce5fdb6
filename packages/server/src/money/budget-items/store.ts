import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { type BudgetItemRow, budgetItems } from '../budget-ledger/schema.ts'
import type { Positioned } from './positions.ts'

/** Finds lines in no particular order. */
export const findLines = async (db: Orm, ids: readonly string[]): Promise<BudgetItemRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(budgetItems)
        .where(inArray(budgetItems.id, [...ids]))

/** Positions of lines, indexed by category and in order. Categories of other projects are left out. */
export const positionsIn = async (db: Orm, projectId: string, categoryIds: readonly string[]) => {
  const positions = new Map<string, Positioned[]>()
  if (categoryIds.length === 0) return positions
  const { rows } = await db.execute<{ category_id: string; id: string | null; position: number }>(sql`
    SELECT category.id AS category_id, item.id, item.position
    FROM budget_categories category LEFT JOIN budget_items item ON item.category_id = category.id
    WHERE category.project_id = ${projectId} AND category.id = ANY (${sql.param([...categoryIds])}::uuid[])
    ORDER BY item.position, item.id`)
  for (const { category_id, id, position } of rows) {
    const present = positions.get(category_id) ?? []
    if (id !== null) present.push({ id, position })
    positions.set(category_id, present)
  }
  return positions
}

/** Matches lines with expenses, or with an invoice pending a new total of its request. */
export const isInvoiced = sql<boolean>`(EXISTS (SELECT FROM expenses WHERE item_id = budget_items.id) OR EXISTS (
  SELECT FROM request_new_totals waiting JOIN request_items line ON line.id = waiting.request_item_id
  WHERE line.budget_item_id = budget_items.id))`

/** IDs of lines that have posted expenses or pending invoices. */
export const linesWithExpenses = async (db: Orm, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM budget_items WHERE id = ANY (${sql.param([...ids])}::uuid[]) AND ${isInvoiced}`,
  )
  return new Set(rows.map(({ id }) => id))
}

// Passes rows as one parameter, so the statement text doesn't depend on their number.
const given = (rows: readonly object[]): SQL => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`

/** IDs of lines whose code is used by another line of the project, or by an earlier one in this list. */
export const takenCodes = async (
  db: Orm,
  projectId: string,
  lines: readonly { readonly id: string; readonly code: string }[],
): Promise<Set<string>> => {
  if (lines.length === 0) return new Set()
  const numbered = lines.map(({ id, code }, ordinal) => ({ ordinal, id, code }))
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH given AS (SELECT * FROM ${given(numbered)} AS given(ordinal int, id uuid, code text))
    SELECT id FROM (SELECT *, row_number() OVER (PARTITION BY lower(code) ORDER BY ordinal) AS nth FROM given) line
    WHERE nth > 1 OR EXISTS (
      SELECT FROM budget_items other WHERE other.project_id = ${projectId} AND lower(other.code) = lower(line.code)
        AND other.id NOT IN (SELECT id FROM given))`)
  return new Set(rows.map(({ id }) => id))
}

/** Parks codes that move to other lines in the same change, for example when two lines swap codes. */
export const parkCodes = async (db: Orm, ids: readonly string[]): Promise<void> => {
  await db
    .update(budgetItems)
    .set({ code: sql`${budgetItems.id}::text` })
    .where(inArray(budgetItems.id, [...ids]))
}

/** Updates lines, except for spent and committed amounts. This transaction must have locked them. */
export const updateLines = async (db: Orm, rows: readonly BudgetItemRow[]): Promise<void> => {
  if (rows.length === 0) return
  await db.execute(sql`
    UPDATE budget_items SET code = given.code, name = given.name, amount = given.amount, unit = given.unit,
      frequency = given.frequency, price_minor = given.price_minor, load_percentage = given.load_percentage,
      accounting_code = given.accounting_code, notes = given.notes, total_minor = given.total_minor,
      version = budget_items.version + 1
    FROM ${given(rows)} AS given(id uuid, code text, name text, amount numeric, unit text, frequency numeric,
      price_minor bigint, load_percentage numeric, accounting_code text, notes text, total_minor bigint)
    WHERE budget_items.id = given.id`)
}

const columns = sql.raw(Object.keys(getTableColumns(budgetItems)).join(', '))

/** Inserts lines and returns their IDs. Leaves out lines whose ID already exists. */
export const insertLines = async (db: Orm, rows: readonly BudgetItemRow[]): Promise<Set<string>> => {
  if (rows.length === 0) return new Set()
  const added = await db.execute<{ id: string }>(sql`
    INSERT INTO budget_items (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::budget_items, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT (id) DO NOTHING RETURNING id`)
  return new Set(added.rows.map(({ id }) => id))
}

/** Moves a line to another category of its budget. This transaction must have locked the line. */
export const assignCategory = async (db: Orm, id: string, category_id: string): Promise<void> => {
  await db
    .update(budgetItems)
    .set({ category_id, version: sql`${budgetItems.version} + 1` })
    .where(eq(budgetItems.id, id))
}

/**
 * Adds an amount, which may be negative, to a line's transfers and total. This transaction must have locked the line.
 */
export const addTransfer = async (db: Orm, id: string, amount_minor: number): Promise<void> => {
  await db
    .update(budgetItems)
    .set({
      transferred_minor: sql`${budgetItems.transferred_minor} + ${amount_minor}`,
      total_minor: sql`${budgetItems.total_minor} + ${amount_minor}`,
      version: sql`${budgetItems.version} + 1`,
    })
    .where(eq(budgetItems.id, id))
}

/** Updates the positions of lines. This transaction must have locked them. */
export const moveLines = async (db: Orm, positions: readonly Positioned[]): Promise<void> => {
  if (positions.length === 0) return
  await db.execute(sql`
    UPDATE budget_items SET position = given.position FROM ${given(positions)} AS given(id uuid, position int)
    WHERE budget_items.id = given.id`)
}

/** Deletes lines. This transaction must have locked them. */
export const removeBudgetLines = async (db: Orm, ids: readonly string[]): Promise<void> => {
  await db.delete(budgetItems).where(inArray(budgetItems.id, [...ids]))
}
