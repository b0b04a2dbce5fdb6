import { can } from '@portal/contract/core/rights/needs'
import type { ActivePerson } from '../../../people/accounts/active-people.ts'
import { todayOf } from '../../../platform/time/day.ts'
import { activeStaff, maySign } from '../../signatures/signers.ts'
import type { MailedRequest, RequestNotice } from './mail-next.ts'
import { actorsOf, inOwnRight, missingOfficeOf, type NextActor } from './next-signers.ts'
import { buysIn } from './notify-step.ts'
import { type Notifying, sendNotice } from './send-notice.ts'
import type { ToSign } from './signing-rules.ts'
import { ofLowestTiers, type Reminded, tiersNotified } from './tiers.ts'

/** A pending request. Reminders include the number of days. */
export interface WaitingSignature extends ToSign, MailedRequest, Reminded {
  readonly days?: number
}

/**
 * Recipients of a notice about a signature: everyone who can give it, and their delegates of today. Budget holders are
 * notified tier by tier, though every sufficient one may sign.
 */
export const recipientsOf = async (
  { db, services }: Pick<Notifying, 'db' | 'services'>,
  request: WaitingSignature,
  staff: readonly ActivePerson[],
): Promise<readonly NextActor[]> => {
  const actors = await actorsOf(db, todayOf(services), request, staff)
  if (request.next_role !== 'budget_holder') return actors
  return ofLowestTiers(actors, tiersNotified(request, services.settings.SIGNATURE_REMINDER_DAYS))
}

/**
 * Notifies the people who must act next on a pending request, in the portal and by mail. These are signers and today's
 * delegates, or buyers once all have signed. If nobody can sign, notifies people who assign roles. People who have
 * switched this kind off get neither notice nor mail.
 */
export const notifyNext = async (context: Notifying, request: WaitingSignature): Promise<void> => {
  const { state, location, requester_id, next_role: role, days } = request
  if (state !== 'pending') return
  const staff = await activeStaff(context.db)
  const missing = missingOfficeOf(staff.filter(maySign), request)
  const send = (kind: RequestNotice, actors: readonly NextActor[]) =>
    sendNotice(context, kind, request, actors, { missing, days })
  if (missing) {
    // The requester can name a different manager.
    const mayCorrect = (one: ActivePerson) => missing === 'direct_manager' && one.id === requester_id
    const givers = staff.filter(one => can(one, ['users', 'control_profiles']) || mayCorrect(one))
    return send('request_stuck', inOwnRight(givers))
  }
  const kindOf = (kind: RequestNotice) => (days === undefined ? kind : 'request_reminder')
  if (role !== null) return send(kindOf('request_to_sign'), await recipientsOf(context, request, staff))
  const buyers = staff.filter(one => one.id !== requester_id && buysIn(one, location))
  return send(kindOf('request_to_buy'), inOwnRight(buyers))
}
