import { limitOf } from '@portal/contract/requests/signatures'
import type { RequestRow } from '../schema.ts'
import type { Signer } from './signing-rules.ts'

const DAY_MS = 86_400_000

/** A person's limit as budget holder, by the roles that they were given. */
const limitGiven = (person: Signer): number => limitOf({ ...person, type: 'staff' }) ?? 0

/** Compares limits without subtraction, because limits can be infinite. */
const inOrder = (own: number, other: number): number => {
  if (own === other) return 0
  return own < other ? -1 : 1
}

export const byLimit = (one: Signer, other: Signer): number => inOrder(limitGiven(one), limitGiven(other))

/** The part of a request that says how long the present signature has been pending. */
export type Reminded = Pick<RequestRow, 'waiting_since' | 'reminded_at'>

/**
 * How many tiers of budget holders are notified about a request: the lowest, and one more for each period of
 * `reminderDays` before the last reminder. Without reminders, only the lowest. Calculated from stored times, so that
 * nobody is notified twice after a restart or by a second server.
 */
export const tiersNotified = ({ waiting_since, reminded_at }: Reminded, reminderDays: number): number => {
  if (reminderDays === 0 || !waiting_since || !reminded_at || reminded_at < waiting_since) return 1
  return 1 + Math.floor((reminded_at.getTime() - waiting_since.getTime()) / (reminderDays * DAY_MS))
}

/**
 * People of the lowest tiers among those who can sign as budget holder. A tier that nobody holds doesn't count, so the
 * next one takes its place. Deputies have the tier of the person whom they act for.
 */
export const ofLowestTiers = <Holder extends { readonly person: Signer; readonly principal?: Signer | undefined }>(
  holders: readonly Holder[],
  tiers: number,
): readonly Holder[] => {
  const tierOf = ({ person, principal = person }: Holder) => limitGiven(principal)
  const lowest = [...new Set(holders.map(tierOf))].toSorted(inOrder).slice(0, tiers)
  return holders.filter(holder => lowest.includes(tierOf(holder)))
}
