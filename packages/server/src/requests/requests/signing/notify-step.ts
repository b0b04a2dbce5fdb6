import { can } from '@portal/contract/core/rights/needs'
import { officerNeed } from '@portal/contract/requests/signatures'
import type { SignatureRow } from '../../signatures/chain.ts'
import { activeStaff } from '../../signatures/signers.ts'
import { cancelsFor, mayReceive } from '../rules.ts'
import type { RequestRow } from '../schema.ts'
import { inOwnRight } from './next-signers.ts'
import { type Notifying, sendNotice } from './send-notice.ts'
import type { Signer } from './signing-rules.ts'

/** Reduces a person to privileges they were granted. People who pass every check aren't officers because of that. */
const asGiven = <Person extends Signer>(person: Person) => ({ ...person, type: 'staff' as const })

/** Notifies people who can receive the goods: the requester, and the location's operations officers. */
export const notifyReceivers = async (
  context: Notifying,
  request: RequestRow,
  signatures: readonly SignatureRow[],
): Promise<void> => {
  const receivers = (await activeStaff(context.db)).filter(one => mayReceive(asGiven(one), request, signatures))
  await sendNotice(context, 'request_to_receive', request, inOwnRight(receivers))
}

/** Notifies officers of the department that hasn't yet asked to cancel the purchase. */
export const notifyCancelers = async (
  context: Notifying,
  request: RequestRow,
  reason: string | undefined,
): Promise<void> => {
  const staff = await activeStaff(context.db)
  const others = staff.filter(one => cancelsFor(asGiven(one), request) !== undefined)
  await sendNotice(context, 'request_to_cancel', request, inOwnRight(others), { reason })
}

/** Notifies the requester of a rejection and its reason. */
export const notifyRejected = async (
  context: Notifying,
  request: RequestRow,
  reason: string | undefined,
): Promise<void> => {
  const requester = (await activeStaff(context.db)).filter(({ id }) => id === request.requester_id)
  await sendNotice(context, 'request_rejected', request, inOwnRight(requester), { reason })
}

/** Whether a person was granted the procurement office of a location. */
export const buysIn = (person: Signer, location: RequestRow['location']): boolean =>
  can(asGiven(person), officerNeed('procurement', location))
