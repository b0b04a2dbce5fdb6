import {
  addExpense,
  deleteExpense,
  editExpense,
  listExpenses,
  readExpense,
} from '@portal/contract/money/expenses/expenses'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse, refuseField } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { periodOfActivity } from '../../programmes/activities/of-project.ts'
import { findVisibleProject, projectOf, requireProject } from '../../programmes/projects/visible-project.ts'
import { addMoney, lockLines, withinSurplus } from '../budget-ledger/store.ts'
import { moveToDeleted } from './deleted.ts'
import { drawn, drawsOf, type Invoice, lockInvoiced, moreCommitted, storeDraws } from './draws.ts'
import { asInvoice, invoiceableLines, recordInvoice } from './invoices.ts'
import { postExpense, refuseClosed, refuseProblem, refuseRemoval, storedFields } from './post.ts'
import { presentExpense } from './present.ts'
import { rateLater } from './rates/rate-later.ts'
import { rateAfterEdit } from './rates/store.ts'
import { restore } from './restore.ts'
import { changeExpense, findExpense, pageOfExpenses } from './store.ts'
import { waitingInvoiceRoutes } from './waiting-invoices.ts'

const present = async ({ db, user }: Context, id: string) => presentExpense(user, orNotFound(await findExpense(db, id)))

/**
 * Locks the old and the new line of an expense, and the requests that it is or becomes an invoice of. Checks its
 * version. Every change of an expense locks its line, so it can't change after that.
 */
const locked = async (context: Context, id: string, version: number, next?: Invoice) => {
  const { db, user } = context
  const project = await requireProject(context, projectOf('expenses', id), 'key share')
  const before = orNotFound(await findExpense(db, id)).expense
  await lockInvoiced(context, before, next)
  const lines = await lockLines(db, project.id, [before.item_id, next?.item_id ?? before.item_id])
  const row = orNotFound(await findExpense(db, id))
  const { expense } = row
  const line = lines.get(expense.item_id)
  const isStale = expense.version !== version || before.version !== version
  if (isStale || !line) throw refuse('changed_meanwhile', { data: presentExpense(user, row) })
  return { project, lines, line, expense, draws: await drawsOf(context, { former: expense, next }) }
}

const audit = auditOf('expenses')

const NO_ORIGINAL = { original_currency: null, original_minor: null, original_rate: null }

/** Expense routes. The audit records every change, with the amount and the line. */
export const expenseRoutes = [
  handle(listExpenses, async (query, context) => {
    const { db, user } = context
    await requireProject(context, query.project_id)
    const page = await pageOfExpenses(db, query)
    return { ...page, data: page.data.map(row => presentExpense(user, row)) }
  }),

  handle(readExpense, async ({ id }, context) => {
    if (!(await findVisibleProject(context.db, context.user, projectOf('expenses', id)))) throw refuse('not_found')
    return { data: await present(context, id) }
  }),

  handle(addExpense, async ({ item_id, ...draft }, context) => {
    const { db, user, services } = context
    const project = await findVisibleProject(db, user, projectOf('budget_items', item_id), 'key share')
    if (!project) throw refuseField('item_id', 'unknown_value')
    await lockInvoiced(context, { ...draft, item_id })
    const line = (await lockLines(db, project.id, [item_id])).get(item_id)
    if (!line) throw refuseField('item_id', 'unknown_value')
    const draws = await drawsOf(context, { next: { ...draft, item_id } })
    const posting = { ...asInvoice(storedFields(draft), draws, project), by_user: user.id }
    const id = await postExpense(db, project, line, posting, todayOf(services), draws)
    await recordInvoice(context, draws, draft.description)
    await audit(context, 'add', id, { item_id, amount_minor: draft.amount_minor }, draft.reason)
    return { data: await present(context, id) }
  }),

  handle(editExpense, async ({ id, version, item_id, ...draft }, context) => {
    const { db, services } = context
    const { project, lines, line: from, expense, draws } = await locked(context, id, version, { ...draft, item_id })
    const line = lines.get(item_id)
    if (!line) throw refuseField('item_id', 'unknown_value')
    const { date, amount_minor } = draft
    refuseClosed(project, expense.date, date)
    const fields = storedFields(draft)
    const periods = [project, await periodOfActivity(db, project.id, fields.activity_id)]
    const usd_rate = await rateAfterEdit(db, project, expense, date)
    const own_minor = line === from ? expense.amount_minor : 0
    const { reason } = fields
    refuseProblem(
      { date, amount_minor, usd_rate, line: drawn(line, draws), own_minor, periods, reason },
      todayOf(services),
    )
    if (line !== from) {
      refuseRemoval(drawn(from, draws), expense.amount_minor)
      await addMoney(db, from.id, -expense.amount_minor, moreCommitted(draws, from.id))
    }
    await withinSurplus('amount_minor', 'over_surplus', () =>
      addMoney(db, line.id, amount_minor - own_minor, moreCommitted(draws, line.id)),
    )
    await storeDraws(db, draws)
    // The original amount in another currency doesn't match an edited amount, so remove it.
    const original = amount_minor === expense.amount_minor ? {} : NO_ORIGINAL
    await changeExpense(db, id, { ...fields, ...original, item_id, usd_rate })
    const moved = {
      ...(line !== from && { from_item_id: from.id }),
      ...(date !== expense.date && { from_date: expense.date }),
    }
    await audit(context, 'edit', id, { item_id, amount_minor, date, ...moved }, draft.reason)
    return { data: await present(context, id) }
  }),

  handle(deleteExpense, async ({ id, version, reason }, context) => {
    const { project, line, expense, draws } = await locked(context, id, version)
    refuseClosed(project, expense.date)
    refuseRemoval(drawn(line, draws), expense.amount_minor)
    await addMoney(context.db, line.id, -expense.amount_minor, moreCommitted(draws, line.id))
    await storeDraws(context.db, draws)
    await moveToDeleted(context.db, id)
    await audit(context, 'delete', id, { item_id: line.id, amount_minor: expense.amount_minor }, reason)
    return DONE
  }),

  invoiceableLines,
  ...waitingInvoiceRoutes,
  rateLater,
  restore,
]
