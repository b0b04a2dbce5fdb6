import { randomUUID } from 'node:crypto'
import { type Currency, currencyOfIso } from '@portal/contract/core/fields/money'
import { inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/index.ts'
import type { Context } from '../../../platform/http/context.ts'
import { todayOf } from '../../../platform/time/day.ts'
import { codedActivities } from '../../../programmes/activities/store.ts'
import type { BudgetProject } from '../../../programmes/projects/visible-project.ts'
import { budgetLinesOf, lockLines, withinSurplus } from '../../budget-ledger/store.ts'
import { lockPayable, moreCommitted, storeDraws } from '../../expenses/draws.ts'
import { recordInvoice } from '../../expenses/invoices.ts'
import { storedFields } from '../../expenses/post.ts'
import { ratesOf } from '../../expenses/rates/store.ts'
import { expenses } from '../../expenses/schema.ts'
import { insertExpenses } from '../../expenses/store.ts'
import { ratesBetween } from '../../usd/rates-between.ts'
import { convertRow } from '../plan/convert.ts'
import type { Matched } from '../plan/matched.ts'
import { type Read, readRows } from '../plan/plan.ts'
import { type ExpenseDraft, planExpenses, readExpenseRow } from '../plan/plan-expenses.ts'
import { drawsIn, invoiceableIn, type PlannedExpenses } from './invoiceable.ts'

/** Converts amounts in other currencies by the rates of their days. Rows that can't be converted get a problem. */
const convertedRows = async (db: Orm, { currency, withConversion }: Matched, read: readonly Read<ExpenseDraft>[]) => {
  const foreign = Map.groupBy(read, ({ original }) => original && currencyOfIso(original.currency))
  const rates = new Map<Currency, ReadonlyMap<string, number>>()
  for (const [from, rows] of withConversion ? foreign : []) {
    const days = new Set(rows.flatMap(({ draft }) => draft?.fields.date ?? []))
    if (from) rates.set(from, await ratesBetween(db, from, currency, [...days]))
  }
  return read.map(row => convertRow(row, withConversion, (from, day) => rates.get(from)?.get(day)))
}

/**
 * What importing expenses would do to the current budget. With `isLocked`, locks the budget lines and linked requests
 * until the transaction ends.
 */
export const planOfExpenses = async (
  context: Context,
  matched: Matched,
  project: BudgetProject,
  isLocked: boolean,
): Promise<PlannedExpenses> => {
  const { db, services } = context
  const { file } = matched
  const read = await convertedRows(db, matched, readRows(matched, readExpenseRow))
  const named = new Set(read.flatMap(({ draft }) => draft?.item_code.toLowerCase() ?? []))
  const lines = (await budgetLinesOf(db, file.project_id)).filter(({ code }) => named.has(code.toLowerCase()))
  const ids = lines.map(({ id }) => id)
  const linkedIds = matched.links.flatMap(({ request_item_id }) => request_item_id ?? [])
  // Lock order: requests before budget lines, as when posting an invoice.
  if (isLocked) await lockPayable(context, linkedIds)
  const rows = isLocked ? [...(await lockLines(db, file.project_id, ids)).values()] : lines
  const posted = ids.length === 0 ? [] : await db.select().from(expenses).where(inArray(expenses.item_id, ids))
  const coded = await codedActivities(db, file.project_id)
  const days = read.flatMap(({ draft }) => draft?.fields.date ?? [])
  const present = {
    items: new Map(rows.map(row => [row.code.toLowerCase(), row])),
    activities: new Map(coded.map(one => [one.code.toLowerCase(), one])),
    posted,
    rates: await ratesOf(db, project, days),
    today: todayOf(services),
    period: project,
    closed_months: project.closed_months,
    requestLines: await invoiceableIn(context, ids),
  }
  return {
    rows: planExpenses(read, present, matched),
    requestLines: present.requestLines,
    codes: new Map(lines.map(({ id, code }) => [id, code])),
  }
}

/** Posts the expenses of a plan without bad rows. This transaction must have locked their lines. */
export const applyExpenses = async (context: Context, { file }: Matched, plan: PlannedExpenses): Promise<void> => {
  const { db, user } = context
  const drafts = plan.rows.flatMap(({ state, draft }) => (state === 'new' && draft ? [draft] : []))
  if (drafts.length === 0) return
  const items = new Map((await budgetLinesOf(db, file.project_id)).map(({ id, code }) => [code.toLowerCase(), id]))
  const rows = drafts.map(({ item_code, fields, original, usd_rate }) => ({
    ...storedFields(fields),
    ...original,
    id: randomUUID(),
    project_id: file.project_id,
    item_id: items.get(item_code.toLowerCase()) ?? '',
    usd_rate,
    by_user: user.id,
  }))
  await insertExpenses(db, rows)
  const spent = Map.groupBy(rows, ({ item_id }) => item_id)
  const draws = drawsIn(plan)
  const sums = [...spent].map(([id, of]) => ({
    id,
    more: of.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    committed: moreCommitted(draws, id),
  }))
  await withinSurplus('amount', 'over_surplus', () =>
    db.execute(sql`
      UPDATE budget_items SET spent_minor = spent_minor + given.more, committed_minor = committed_minor + given.committed
      FROM jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) AS given(id uuid, more bigint, committed bigint)
      WHERE budget_items.id = given.id`),
  )
  await storeDraws(db, draws)
  await recordInvoice(context, draws, file.name)
}
