import { can } from '@portal/contract/core/rights/needs'
import { officerNeed } from '@portal/contract/requests/signatures'
import type { SignatureRow } from '../../signatures/chain.ts'
import { activeStaff } from '../../signatures/signers.ts'
import { cancelsFor, mayReceive } from '../rules.ts'
import type { RequestRow } from '../schema.ts'
import type { Signer } from '../signing-rules.ts'
import { inOwnRight } from './next-signers.ts'
import { type Notifying, sendNotice } from './send-notice.ts'

/**
 * A person as far as they have privileges that were granted to them: those who pass every check are no officers by it.
 */
const asGiven = <Person extends Signer>(person: Person) => ({ ...person, type: 'staff' as const })

/** Notifies whoever can receive what was bought: the requester and the location's operations officers. */
export const notifyReceivers = async (
  context: Notifying,
  request: RequestRow,
  signatures: readonly SignatureRow[],
): Promise<void> => {
  const receivers = (await activeStaff(context.db)).filter(one => mayReceive(asGiven(one), request, signatures))
  await sendNotice(context, 'request_to_receive', request, inOwnRight(receivers))
}

/** Notifies the officers of the department that has not asked yet to cancel what was bought. */
export const notifyCancelers = async (
  context: Notifying,
  request: RequestRow,
  reason: string | undefined,
): Promise<void> => {
  const staff = await activeStaff(context.db)
  const others = staff.filter(one => cancelsFor(asGiven(one), request) !== undefined)
  await sendNotice(context, 'request_to_cancel', request, inOwnRight(others), { reason })
}

/** Notifies the requester that somebody rejected the request, and why. */
export const notifyRejected = async (
  context: Notifying,
  request: RequestRow,
  reason: string | undefined,
): Promise<void> => {
  const requester = (await activeStaff(context.db)).filter(({ id }) => id === request.requester_id)
  await sendNotice(context, 'request_rejected', request, inOwnRight(requester), { reason })
}

/** Whether somebody was given the office of procurement in a location. */
export const buysIn = (person: Signer, location: RequestRow['location']): boolean =>
  can(asGiven(person), officerNeed('procurement', location))
