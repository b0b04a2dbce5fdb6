import type { InputOf } from '@portal/contract/core/api/endpoint'
import { overBudget } from '@portal/contract/core/fields/money'
import { isOutside, outsideProblem, type Period } from '@portal/contract/core/fields/periods'
import { addProject, assignToProject, editProject, type Project } from '@portal/contract/programmes/projects'
import { sql } from 'drizzle-orm'
import { notify } from '../../messages/notices/notify.ts'
import { refuseImplausible } from '../../money/usd/plausible.ts'
import { usdRateOn } from '../../money/usd/rate-on.ts'
import { setTeam } from '../../people/users/teams.ts'
import { isProjectVisible } from '../../people/visibility/visible-rows.ts'
import { auditOf } from '../../platform/audit.ts'
import { changedValues } from '../../platform/changed-fields.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { ofVersion, refuseField, refuseWrong } from '../../platform/http/refusal.ts'
import { withUniqueCode } from '../../platform/http/unique-violation.ts'
import { todayOf } from '../../platform/time/day.ts'
import { donorStore } from '../donors/store.ts'
import { projectRecordOf } from './read.ts'
import { changeProject, hasMoney, insertProject, linesMoney, lockProject, projectTeam, usedPeriod } from './store.ts'

/** Entered fields as they are stored. Throws if the donor doesn't exist. */
const fieldsOf = async ({ db }: Context, given: InputOf<typeof addProject>) => {
  const { contract_rate: _, contract_rate_date: __, confirmed: ___, ...draft } = given
  if (!(await donorStore.find(db, draft.donor_id))) throw refuseField('donor_id', 'unknown_value')
  const { contract_code, financial_code, drive_link } = draft
  return {
    ...draft,
    contract_code: contract_code || null,
    financial_code: financial_code || null,
    drive_link: drive_link || null,
  }
}

type Rated = Pick<InputOf<typeof addProject>, 'currency' | 'contract_rate' | 'contract_rate_date' | 'confirmed'>

/** The dollar rate in the contract. Undefined if there is none, or if the currency is the dollar. */
const contractRateOf = ({ currency, contract_rate, contract_rate_date }: Rated) =>
  currency === 'usd' || contract_rate === undefined || !contract_rate_date
    ? undefined
    : { usd_rate: contract_rate, usd_rate_date: contract_rate_date }

type Former = Pick<Project, 'currency' | 'usd_rate' | 'usd_rate_date'>

/** Rejects an implausible contract rate until it is confirmed. Skips the rate that the project already has. */
const refuseImplausibleRate = async ({ db }: Context, given: Rated, former?: Former) => {
  const stated = contractRateOf(given)
  const isKnown =
    given.currency === former?.currency &&
    stated?.usd_rate === former.usd_rate &&
    stated?.usd_rate_date === former.usd_rate_date
  if (!stated || isKnown) return {}
  const rate = { from: given.currency, to: 'usd', rate: stated.usd_rate, effective_date: stated.usd_rate_date } as const
  return refuseImplausible(db, rate, { confirmed: given.confirmed, isListed: false })
}

/** Today's rate, which the project then keeps. */
const rateOf = async ({ db, services }: Context, { currency }: Rated) => {
  const found = await usdRateOn(db, currency, todayOf(services))
  return { usd_rate: found?.rate ?? null, usd_rate_date: found?.effective_date ?? null }
}

/** Locks a project that the person sees until the transaction ends, and checks its version. */
export const lockedProject = async (context: Context, { id, version }: { id: string; version: number }) => {
  const row = await lockProject(context.db, id, isProjectVisible(context.user, sql`projects.id`))
  return ofVersion(row?.project, version, () => projectRecordOf(context, id))
}

/** Requires a reason if a new period excludes activities or expenses. */
const refuseShortened = async ({ db }: Context, former: Period & { id: string }, next: Period, reason?: string) => {
  if (former.start_date === next.start_date && former.end_date === next.end_date) return
  const used = await usedPeriod(db, former.id)
  refuseWrong(outsideProblem(used !== null && isOutside(next, used.start_date, used.end_date), reason))
}

interface Budgeted {
  readonly id: string
  readonly budget_minor: number
}

/**
 * Overrun of the lines after lowering the budget, or undefined. Throws if the budget is below the spent and committed
 * amount. An overrun requires a reason.
 */
const overrunOf = async ({ db }: Context, former: Budgeted, budget_minor: number, reason?: string) => {
  if (budget_minor >= former.budget_minor) return undefined
  const { used_minor, lines_minor } = await linesMoney(db, former.id)
  if (budget_minor < used_minor) throw refuseField('budget_minor', 'budget_below_spent')
  const amount_minor = overBudget(budget_minor, lines_minor)
  if (amount_minor === 0) return undefined
  if (!reason?.trim()) throw refuseField('budget_reason', 'over_budget')
  return { amount_minor }
}

const audit = auditOf('projects')

/** Fields whose values are recorded in a project's history. */
const shownFields = [
  ...['code', 'name', 'contract_code', 'financial_code', 'start_date', 'end_date', 'budget_minor', 'currency'],
  ...['usd_rate', 'usd_rate_date'],
]

/** Routes to add, edit, and assign projects. The audit records every change. */
export const projectChangeRoutes = [
  handle(addProject, async (draft, context) => {
    const { db, user } = context
    const confirmed = await refuseImplausibleRate(context, draft)
    const fields = { ...(await fieldsOf(context, draft)), ...(contractRateOf(draft) ?? (await rateOf(context, draft))) }
    const id = await withUniqueCode('projects_code_taken', () => insertProject(db, fields))
    // People must see the project that they added, even without `view_all`.
    await setTeam(db, projectTeam, id, [user.id])
    await audit(context, 'add', id, confirmed)
    return { data: await projectRecordOf(context, id) }
  }),

  handle(editProject, async ({ id, version, reason, budget_reason, ...draft }, context) => {
    const { db } = context
    const former = await lockedProject(context, { id, version })
    const isOther = former.currency !== draft.currency
    if (isOther && (await hasMoney(db, id))) throw refuseField('currency', 'currency_fixed')
    const overrun = await overrunOf(context, former, draft.budget_minor, budget_reason)
    await refuseShortened(context, former, draft, reason)
    const confirmed = await refuseImplausibleRate(context, draft, former)
    const fields = {
      ...(await fieldsOf(context, draft)),
      ...(contractRateOf(draft) ?? (isOther && (await rateOf(context, draft)))),
      ...(overrun && { overrun_minor: Math.max(overrun.amount_minor, former.overrun_minor) }),
    }
    await withUniqueCode('projects_code_taken', () => changeProject(db, id, fields))
    await audit(context, 'edit', id, { ...changedValues(former, fields, shownFields), ...confirmed }, reason)
    if (overrun) await audit(context, 'exceed_budget', id, overrun, budget_reason)
    return { data: await projectRecordOf(context, id) }
  }),

  handle(assignToProject, async ({ id, version, user_ids }, context) => {
    const { code, name } = await lockedProject(context, { id, version })
    const to = await setTeam(context.db, projectTeam, id, user_ids)
    await changeProject(context.db, id, {})
    await audit(context, 'assign_users', id, { people: user_ids.length })
    await notify(context, { kind: 'assigned_project', to, target: { kind: 'projects', id }, details: { code, name } })
    // People who remove themselves from the team may lose sight of the project. The response still shows it.
    return { data: await projectRecordOf(context, id, sql`true`) }
  }),
]
