import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { readBudget } from '@portal/contract/money/budgets/budgets'
import { listCommitments } from '@portal/contract/money/expenses/commitments'
import { type Expense, listExpenses, readExpense } from '@portal/contract/money/expenses/expenses'
import { listInvoiceable } from '@portal/contract/money/expenses/invoices'
import { listWaitingInvoices } from '@portal/contract/money/expenses/waiting-invoices'
import { listAssignableUsers } from '@portal/contract/people/users/users'
import { type Activity, listActivities } from '@portal/contract/programmes/activities'
import {
  addProject,
  assignToProject,
  editProject,
  listProjects,
  type Project,
  type ProjectRecord,
  projectDeletion,
  readProject,
} from '@portal/contract/programmes/projects'
import { listHistory } from '@portal/contract/workspace/history'
import type { FakeApi } from '../support/fake-api.ts'
import { idOf, pageIn, storeOf } from '../support/fake-rows.ts'
import { budgetOf } from '../widgets/budget-table/sample-budget.ts'
import { changesOf } from '../workspace/change-records.ts'
import { activities, members } from './activity-records.ts'
import { answerDonors, donorImpact, donors } from './donor-records.ts'

const everything: Project['can'] = {
  ...{ edit: true, delete: true, assign_users: true, download_report: true, add_activity: true },
  ...{ view_activities: true, view_budget: true, download_budget_report: true },
}

/** Rights of a person who may only view the project. */
export const nothing: Project['can'] = {
  ...{ edit: false, delete: false, assign_users: false, download_report: false, add_activity: false },
  ...{ view_activities: false, view_budget: false, download_budget_report: false },
}

const donorOf = (at: number) => {
  const { id = '', code = '', full_name = '' } = donors[at] ?? {}
  return { id, code, full_name }
}

/** A running project in euros, with a team. */
export const water: ProjectRecord = {
  ...{ id: idOf(801), donor: donorOf(0), code: 'EMH-02', name: 'Safe drinking water in rural Idlib' },
  ...{ contract_code: 'EMHF/2025/131', financial_code: '41.120', type: 'training', program_size: 'medium' },
  ...{ start_date: '2026-04-01', end_date: '2027-03-31', phase: 'running', budget_minor: 26_500_000, currency: 'eur' },
  ...{ usd_rate: 1.0814, usd_rate_date: '2026-04-01', drive_link: 'https://drive.example.org/emh-02' },
  ...{ created_at: '2026-03-20T09:00:00.000Z', version: 5, can: everything, team: [...members] },
  used_period: { start_date: '2026-04-06', end_date: '2027-03-19' },
  lines_minor: 12_000_000,
}

/** A project with every optional value missing, and a very long name. */
export const bare: ProjectRecord = {
  ...{ ...water, id: idOf(803), donor: donorOf(1), code: 'NRB-14', team: [] },
  name: 'Rehabilitation of forty-two primary schools and their water and sanitation facilities in the north-east',
  ...{ contract_code: null, financial_code: null, drive_link: null, usd_rate: null, usd_rate_date: null },
  ...{ phase: 'upcoming', program_size: 'big', start_date: '2027-01-01', end_date: '2028-06-30', currency: 'tl' },
}

/** Projects in three currencies and both languages. */
export const projects: readonly ProjectRecord[] = [
  bare,
  water,
  {
    ...{ ...water, id: idOf(802), donor: donorOf(2), code: 'WAQ-03', name: 'مهارات الحاسوب للنساء في غازي عنتاب' },
    ...{ contract_code: 'و-٢٠٢٥-٣', currency: 'tl', budget_minor: 385_000_000, usd_rate: 0.0269 },
    ...{ start_date: '2025-05-01', end_date: '2026-04-30', phase: 'ended', program_size: 'small' },
  },
  {
    ...{ ...water, id: idOf(804), donor: donorOf(1), code: 'NRB-11', name: 'Primary health centres in Hasakah' },
    ...{ start_date: '2025-12-01', end_date: '2027-01-31', currency: 'usd', budget_minor: 72_000_000, usd_rate: 1 },
  },
]

const sample = budgetOf({ lines: 11, categories: 3, usd_rate: 1.0814 })

const waterBudget = {
  ...sample,
  project: { ...sample.project, id: water.id, code: water.code, name: water.name },
}

const spentOn = ['Bus to Idlib', 'أجور المدربين عن شهر آب', 'Printed handbooks, 180 copies', 'Fuel', 'رسوم مصرفية']

// The request that the newest expense invoices.
const bus = {
  ...{ id: idOf(825), name: 'Bus and driver for three days' },
  request: { id: idOf(830), kind: 'purchase_requests', reference: 'PR-2026-0017' },
} as const

/** Expenses of the project, newest first. */
export const expenses = waterBudget.items.slice(0, spentOn.length).map((item, at): Expense => {
  const category = waterBudget.categories.find(({ id }) => id === item.category_id)
  const isRefund = at === 3
  const amount_minor = (41_529 + at * 118_310) * (isRefund ? -1 : 1)
  return {
    ...{ id: idOf(501 + at), item: { id: item.id, code: item.code, name: item.name }, version: 1 },
    category: { id: item.category_id, code: category?.code ?? '', name: category?.name ?? '' },
    ...{ date: `2026-08-${String(27 - at * 4).padStart(2, '0')}`, amount_minor, currency: 'eur' },
    // There is no rate for the date of the last expense.
    ...(at === 4 ? { usd_rate: null, usd_minor: null } : { usd_rate: 1.1, usd_minor: Math.round(amount_minor * 1.1) }),
    ...{ description: spentOn[at] ?? '', reference: at === 1 ? null : `EMH-02-08-${item.code}`, by: null },
    activity: null,
    request_line: at === 0 ? bus : null,
    original: null,
    reason: isRefund ? 'Paid twice, sent back by the station' : null,
    ...{ created_at: '2026-08-28T09:00:00.000Z', can: { edit: true, delete: true } },
  }
})

// All impact belongs to this one project.
const projectImpact: DeletionImpact = {
  ...donorImpact,
  rows: 358,
  shown: 'project',
  cascades: donorImpact.cascades
    .filter(({ kind }) => kind !== 'projects')
    .map(cascading => ({ ...cascading, names: cascading.names.map(name => ({ ...name, of: null })) })),
}

/** Fakes the requests of the project list and of one project according to the contract. */
export const answerProjects = (api: FakeApi, rows: readonly ProjectRecord[] = projects): void => {
  const stored = storeOf(rows)
  answerDonors(api)
  const inIt = (row: Activity, id: string | undefined) => id === undefined || row.project.id === id
  const donorIs = (row: Project, id: string | undefined) => id === undefined || row.donor.id === id
  api.on(listProjects, ({ donor_id, ...input }) =>
    pageIn(
      stored.rows().filter(row => donorIs(row, donor_id)),
      { ...input, sort: input.sort ?? '-start_date' },
    ),
  )
  api.on(readProject, ({ id }) => ({ data: stored.find(id) }))
  api.on(projectDeletion.impact, ({ id }) => ({ data: { ...projectImpact, code: stored.find(id).code } }))
  api.on(addProject, ({ donor_id: _, ...draft }) => stored.keep({ ...bare, ...cleared(draft), id: idOf(899) }))
  api.on(editProject, ({ id, version, donor_id: _, ...draft }) => stored.change(id, version, cleared(draft)))
  api.on(assignToProject, ({ id, version, user_ids }) =>
    stored.change(id, version, { team: members.filter(member => user_ids.includes(member.id)) }),
  )
  api.on(listAssignableUsers, input => pageIn(members, input))
  api.on(listActivities, ({ project_id, ...input }) =>
    pageIn(
      activities.filter(row => inIt(row, project_id)),
      input,
    ),
  )
  api.on(readBudget, () => ({ data: waterBudget }))
  api.on(listExpenses, input => {
    const page = pageIn(expenses, { ...input, sort: input.sort ?? '-date' })
    const sum_minor = expenses.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
    const sum_usd_minor = expenses.reduce((sum, { usd_minor }) => sum + (usd_minor ?? 0), 0)
    const without_rate = expenses.filter(({ usd_minor }) => usd_minor === null).length
    const with_original = expenses.filter(({ original }) => original !== null).length
    return { ...page, sum_minor, sum_usd_minor, without_rate, with_original }
  })
  api.on(readExpense, ({ id }) => ({ data: storeOf(expenses).find(id) }))
  // If two routes match, the one registered last responds.
  api.on(listWaitingInvoices, () => ({ data: [] }))
  api.on(listInvoiceable, ({ item_id }) => ({
    data:
      item_id === expenses[0]?.item.id
        ? [{ ...bus, approved_minor: 100_000, invoiced_minor: 40_000, open_minor: 60_000, most_minor: 105_000 }]
        : [],
  }))
  api.on(listHistory, input => pageIn(changesOf(expenses), input))
  api.on(listCommitments, () => ({ ...pageIn([], {}), sum_minor: 0 }))
}

interface Optional {
  readonly contract_code?: string | undefined
  readonly financial_code?: string | undefined
  readonly drive_link?: string | undefined
}

/** Stores empty optional fields as null. */
const cleared = <Draft extends Optional>({ contract_code, financial_code, drive_link, ...draft }: Draft) => ({
  ...draft,
  contract_code: contract_code || null,
  financial_code: financial_code || null,
  drive_link: drive_link || null,
})
