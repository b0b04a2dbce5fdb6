import type { RequestKind } from '@portal/contract/requests/request-records'
import { beforeAll } from 'vitest'
import { aCategory, aLine, aProject } from '../made.ts'
import { staffWith } from '../people/holders.ts'
import type { Answer, Person, Portal } from '../portal.ts'

/** The five people who sign a request in Syria, including the requester. */
export const fivePeople = async (portal: Portal) => ({
  requester: await staffWith(
    portal,
    'projects.view_all',
    'purchase_requests.add',
    'purchase_requests.add_multi_project',
    'purchase_requests.add_core',
    'employment_requests.add',
    'employment_requests.add_core',
  ),
  manager: await staffWith(portal, 'signatures.sign'),
  holder: await staffWith(portal, 'signatures.sign', 'specials.budget_hold_10000'),
  procurement: await staffWith(portal, 'signatures.sign', 'specials.procurement_officer_syria'),
  accountant: await staffWith(portal, 'signatures.sign', 'specials.accounting_officer_syria'),
})

export type People = Awaited<ReturnType<typeof fivePeople>>

/** The five people of a file's portal, created once before its tests. */
export const useFivePeople = (portal: () => Portal): (() => People) => {
  let people: People | undefined
  beforeAll(async () => {
    people = await fivePeople(portal())
  })
  return () => {
    if (!people) throw new Error('there are no people before the tests begin')
    return people
  }
}

/** The signing roles in order, each with its person. */
export const signersOf = ({ requester, manager, holder, procurement, accountant }: People) =>
  [
    ['requested_by', requester],
    ['direct_manager', manager],
    ['budget_holder', holder],
    ['procurement_department', procurement],
    ['accounting_department', accountant],
  ] as const

/** Input for a purchase request with one item on a budget line. */
export const requestDraft = (
  { manager }: Pick<People, 'manager'>,
  line: { readonly id: string; readonly project_id: string },
  given: object = {},
) => ({
  ...{ type: 'project', project_id: line.project_id, location: 'syria', currency: 'usd', required_date: '2099-12-31' },
  description: 'Chairs for the training room',
  direct_manager_id: manager.id,
  items: [{ name: 'Chair', unit: 'piece', quantity: 4, unit_price_minor: 2500, budget_item_id: line.id }],
  ...given,
})

/** Input for an employment request: two posts for three months, 600.00 in total. */
export const employmentDraft = (
  { manager }: Pick<People, 'manager'>,
  line: { readonly id: string; readonly project_id: string },
  given: object = {},
) => ({
  ...{ type: 'project', project_id: line.project_id, location: 'syria', currency: 'usd', required_date: '2099-12-31' },
  ...{ description: 'Field monitor', posts: 2, months: 3, contract_type: 'full_time', monthly_cost_minor: 10_000 },
  ...{ justification: 'Three more villages', direct_manager_id: manager.id, budget_item_id: line.id },
  ...given,
})

/** A budget line of 1,000.00 with its project. */
export const aProjectLine = async (portal: Portal, given: Readonly<Record<string, unknown>> = {}) => {
  const line = await aLine(portal, given)
  const { rows } = await portal.database.pool.query<{ project_id: string }>(
    'SELECT project_id FROM budget_items WHERE id = $1',
    [line.id],
  )
  return { id: String(line.id), project_id: rows[0]?.project_id ?? '' }
}

/** Like `aProjectLine`, but in Turkish lira. `setRate` sets the rate to the dollar from a date. */
export const aLineInLira = async (portal: Portal, given: Readonly<Record<string, unknown>> = {}) => {
  const project = await aProject(portal, { currency: 'tl' })
  const category = await aCategory(portal, { project_id: project.id })
  const as = await portal.person('sysadmin')
  return {
    line: {
      id: String((await aLine(portal, { category_id: category.id, ...given })).id),
      project_id: String(project.id),
    },
    setRate: (rate: number, effective_date: string) =>
      portal.call('POST', '/exchange_rates', {
        as,
        // Some tests need an unrealistic rate, so every rate is confirmed.
        body: { from: 'tl', to: 'usd', rate, source: 'Bank', effective_date, confirmed: true },
      }),
  }
}

export const addRequest = async (portal: Portal, as: Person, body: object, kind: RequestKind = 'purchase_requests') => {
  const answer = await portal.call('POST', `/${kind}`, { as, body })
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

/** The default signature in tests. */
export const TYPED = { kind: 'typed', text: 'Nour Saleh' } as const

/** A request to sign. The default kind is a purchase request. */
interface Signable {
  readonly id: string
  readonly revision: number
  readonly kind?: RequestKind
}

/** Signs or rejects the current revision. */
export const sign = (portal: Portal, request: Signable, as: Person, role: string, given: object = {}) =>
  portal.call('POST', `/${request.kind ?? 'purchase_requests'}/${request.id}/signatures`, {
    as,
    body: { role, decision: 'sign', revision: request.revision, appearance: TYPED, ...given },
  })

/** Signs or rejects. Returns `signed` or the error code. */
export const codeOf = async (...given: Parameters<typeof sign>): Promise<string> => {
  const { status, body } = await sign(...given)
  return status === 200 ? 'signed' : body.code
}

/** Lets the first `most` people sign. Returns the record after the last signature. */
export const signAll = async (portal: Portal, request: Signable, people: People, most = 5) => {
  let record: Answer['body'] = request
  for (const [role, as] of signersOf(people).slice(0, most)) {
    const answer = await sign(portal, request, as, role)
    if (answer.status !== 200) throw new Error(`${role}: ${answer.status} ${JSON.stringify(answer.body)}`)
    record = answer.body.data
  }
  return record
}
