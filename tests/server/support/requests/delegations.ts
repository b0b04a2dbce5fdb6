import { dayFromNow } from '../clock.ts'
import { staffWith } from '../people/holders.ts'
import type { Answer, Person, Portal } from '../portal.ts'

/** Privileges for delegating one's signatures and revoking delegations. */
export const delegatorRights = [
  'signatures.sign',
  'delegations.view_own',
  'delegations.add',
  'delegations.edit',
  'delegations.delete',
] as const

/** Delegates signatures for a period in days from today, and returns the response. */
export const delegate = (portal: Portal, as: Person, to: Person, days: readonly [from: number, to: number]) =>
  portal.call('POST', '/delegations', {
    as,
    body: { delegated_to_id: to.id, from: dayFromNow(portal, days[0]), to: dayFromNow(portal, days[1]) },
  })

/** Like `delegate`, but fails unless it succeeds. Returns the delegation. */
export const delegated = async (...given: Parameters<typeof delegate>): Promise<Answer['body']> => {
  const { status, body } = await delegate(...given)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.data
}

export const revoke = (portal: Portal, as: Person, { id, version }: Answer['body']) =>
  portal.call('POST', `/delegations/${id}/revoke`, { as, body: { version } })

/** A person who can delegate and has these special roles. */
export const delegatorWith = (portal: Portal, ...specials: readonly string[]) =>
  staffWith(portal, ...delegatorRights, ...specials.map(one => `specials.${one}` as const))
