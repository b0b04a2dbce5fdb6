import { limits } from '@portal/contract/core/fields/limits'
import {
  askNewTotal,
  dropWaitingInvoice,
  listWaitingInvoices,
  postWaitingInvoice,
  type WaitingInvoice,
} from '@portal/contract/money/expenses/waiting-invoices'
import type { NewTotalReason } from '@portal/contract/requests/new-totals'
import { refuseOwn } from '../../people/accounts/rules.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse, refuseField } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { periodOfActivity } from '../../programmes/activities/of-project.ts'
import { findVisibleProject, projectOf, requireProject } from '../../programmes/projects/visible-project.ts'
import { presentNewTotal } from '../../requests/requests/new-totals/present.ts'
import {
  deleteNewTotal,
  type FoundNewTotal,
  findNewTotal,
  newTotalsIn,
} from '../../requests/requests/new-totals/store.ts'
import { mayInvoice } from '../../requests/requests/rules.ts'
import { askForTotal } from '../../requests/requests/steps/ask.ts'
import { changeRequest } from '../../requests/requests/store.ts'
import { visibleAmong } from '../../requests/requests/visible-among.ts'
import { lockLines } from '../budget-ledger/store.ts'
import { approvedOf, mostOf } from '../commitments/drawn-lines.ts'
import { drawn, drawsOf, lockInvoiced } from './draws.ts'
import { asInvoice, recordInvoice } from './invoices.ts'
import { postExpense, refuseClosed, refuseProblem, storedFields } from './post.ts'
import { presentExpense } from './present.ts'
import { rateOf } from './rates/store.ts'
import { findExpense } from './store.ts'

const presentAll = async (context: Context, found: readonly FoundNewTotal[]): Promise<WaitingInvoice[]> => {
  const visible = await visibleAmong(
    context,
    found.map(({ request }) => request.id),
  )
  return found.map(one => {
    const { id, kind, reference, currency } = one.request
    const shown = presentNewTotal(one, mayInvoice(context.user, one.request))
    return { ...shown, request: { id, kind, reference, opens: visible.has(id) }, currency }
  })
}

/** Finds a pending invoice of a visible project. Locks its request, so that nobody decides on it meanwhile. */
const locked = async (context: Context, id: string) => {
  const { db } = context
  const before = orNotFound(await findNewTotal(db, id))
  const item_id = orNotFound(before.line.item_id ?? undefined)
  const project = await requireProject(context, projectOf('budget_items', item_id), 'key share')
  await lockInvoiced(context, { ...before.row, item_id })
  refuseOwn(context.user, before.request.requester_id)
  return { project, item_id, found: orNotFound(await findNewTotal(db, id)) }
}

const audit = auditOf('request_new_totals')

/** Invoices over the tolerance, pending the budget holder's decision. */
export const waitingInvoiceRoutes = [
  handle(listWaitingInvoices, async ({ project_id }, context) => {
    await requireProject(context, project_id)
    return { data: await presentAll(context, await newTotalsIn(context.db, project_id)) }
  }),

  handle(askNewTotal, async ({ item_id, explanation, ...draft }, context) => {
    const { db, user, services } = context
    const project = await findVisibleProject(db, user, projectOf('budget_items', item_id), 'key share')
    if (!project) throw refuseField('item_id', 'unknown_value')
    await lockInvoiced(context, { ...draft, item_id })
    const line = (await lockLines(db, project.id, [item_id])).get(item_id)
    const [draw] = await drawsOf(context, { next: { ...draft, item_id }, mayExceed: true })
    if (!line || !draw) throw refuseField('item_id', 'unknown_value')
    const { invoiced_minor, position, request_id } = draw.line
    const most_minor = mostOf(draw.line, services.settings)
    const { date, amount_minor } = draft
    // Within the tolerance, the invoice can be posted directly.
    if (invoiced_minor + amount_minor <= most_minor) throw refuse('transition_refused')
    const invoice = { ...asInvoice(storedFields(draft), [draw], project), by_user: user.id }
    refuseClosed(project, date)
    const periods = [project, await periodOfActivity(db, project.id, invoice.activity_id)]
    const usd_rate = await rateOf(db, project, date)
    refuseProblem(
      { date, amount_minor, usd_rate, line: drawn(line, [draw]), periods, reason: invoice.reason },
      todayOf(services),
    )
    if (invoiced_minor + amount_minor > limits.minor_max) throw refuseField('amount_minor', 'value_too_large')
    const reason: Omit<NewTotalReason, 'of_revision'> = {
      ...{ position, most_minor, invoiced_minor, amount_minor, explanation },
      approved_minor: approvedOf(draw.line),
    }
    const id = await askForTotal(context, {
      request_id,
      reason,
      invoice: { ...invoice, request_item_id: draw.line.id },
    })
    await audit(context, 'add', id, { item_id, amount_minor })
    const [data] = await presentAll(context, [orNotFound(await findNewTotal(db, id))])
    return { data: orNotFound(data) }
  }),

  handle(postWaitingInvoice, async ({ id }, context) => {
    const { db, user, services } = context
    const { project, item_id, found } = await locked(context, id)
    if (found.row.decision !== 'sign') throw refuse('transition_refused')
    const { request_item_id, date, amount_minor, description, reference, reason, activity_id } = found.row
    const line = (await lockLines(db, project.id, [item_id])).get(item_id)
    if (!line) throw refuse('not_found')
    const draws = await drawsOf(context, { next: { item_id, amount_minor, request_item_id } })
    const fields = { date, amount_minor, description, reference, reason, activity_id, request_item_id }
    const expense = await postExpense(db, project, line, { ...fields, by_user: user.id }, todayOf(services), draws)
    await deleteNewTotal(db, id)
    await recordInvoice(context, draws, description)
    await auditOf('expenses')(context, 'add', expense, { item_id, amount_minor }, reason)
    return { data: presentExpense(user, orNotFound(await findExpense(db, expense))) }
  }),

  handle(dropWaitingInvoice, async ({ id }, context) => {
    const { found } = await locked(context, id)
    await deleteNewTotal(context.db, id)
    await changeRequest(context.db, found.row.request_id, {
      ...(found.row.decision === null && { waiting_since: null }),
    })
    await audit(context, 'delete', id, { amount_minor: found.row.amount_minor })
    return DONE
  }),
]
