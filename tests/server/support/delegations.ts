import { dayFromNow } from './clock.ts'
import { staffWith } from './holders.ts'
import type { Answer, Person, Portal } from './portal.ts'

/** What somebody needs who delegates their signatures and takes them back. */
export const delegatorRights = [
  'signatures.sign',
  'delegations.view_own',
  'delegations.add',
  'delegations.edit',
  'delegations.delete',
] as const

/** Delegates somebody's signatures, from one day to another counted from today; gives the answer. */
export const delegate = (portal: Portal, as: Person, to: Person, days: readonly [from: number, to: number]) =>
  portal.call('POST', '/delegations', {
    as,
    body: { delegated_to_id: to.id, from: dayFromNow(portal, days[0]), to: dayFromNow(portal, days[1]) },
  })

/** The same, which has to succeed; gives the delegation. */
export const delegated = async (...given: Parameters<typeof delegate>): Promise<Answer['body']> => {
  const { status, body } = await delegate(...given)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.data
}

/** Revokes a delegation. */
export const revoke = (portal: Portal, as: Person, { id, version }: Answer['body']) =>
  portal.call('POST', `/delegations/${id}/revoke`, { as, body: { version } })

/** Somebody who can delegate, with these special roles. */
export const delegatorWith = (portal: Portal, ...specials: readonly string[]) =>
  staffWith(portal, ...delegatorRights, ...specials.map(one => `specials.${one}` as const))
