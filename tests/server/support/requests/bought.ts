import type { RequestKind } from '@portal/contract/requests/request-records'
import { staffWith } from '../people/holders.ts'
import type { Answer, Person, Portal } from '../portal.ts'
import { addRequest, type People, signAll } from './requests.ts'

/** Creates a request that all five people have signed and that was bought or filled. */
export const bought = async (
  portal: Portal,
  people: People,
  body: object,
  kind: RequestKind = 'purchase_requests',
): Promise<Answer['body']> => {
  const { id } = await signAll(portal, await addRequest(portal, people.requester, body, kind), people)
  const answer = await take(portal, { kind, id }, 'buy', people.procurement)
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

/** Takes a step with the current version of a request. The body may override the default reason. */
export const take = async (
  portal: Portal,
  { kind, id }: { readonly kind: RequestKind; readonly id: string },
  step: string,
  as: Person,
  body: object = step === 'buy' ? {} : { reason: 'As agreed' },
): Promise<Answer> => {
  const { body: found } = await portal.call('GET', `/${kind}/${id}`, { as: await portal.person('sysadmin') })
  return portal.call('POST', `/${kind}/${id}/${step}`, { as, body: { version: found.data.version, ...body } })
}

/** A person who posts expenses and sees all requests. */
export const aClerk = (portal: Portal): Promise<Person> =>
  staffWith(
    portal,
    ...(['budget.edit_expense', 'budget.view', 'projects.view_all'] as const),
    ...(['purchase_requests.view_all', 'employment_requests.view_all'] as const),
  )

/** Returns the stored sums of a budget line. */
export const moneyOf = async ({ database }: Pick<Portal, 'database'>, itemId: string) => {
  const { rows } = await database.pool.query<{ spent: number; committed: number; surplus: number }>(
    `SELECT spent_minor::int AS spent, committed_minor::int AS committed,
       (total_minor - spent_minor - committed_minor)::int AS surplus FROM budget_items WHERE id = $1`,
    [itemId],
  )
  return rows[0]
}
