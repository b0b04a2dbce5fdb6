import { limits } from '@portal/contract/limits'
import { can } from '@portal/contract/needs'
import { officerNeed, type SignatureRole } from '@portal/contract/signatures'
import type { ActivePerson } from '../access/active-people.ts'
import { delegatesOf } from '../delegations/store.ts'
import type { Sending } from '../emails/messages.ts'
import { notify } from '../notices/notify.ts'
import { todayOf } from '../platform/day.ts'
import type { Context } from '../platform/http/context.ts'
import { activeStaff, maySign } from '../signatures/signers.ts'
import { type Actor, type MailedRequest, mailNext, type RequestNotice } from './mail-next.ts'
import { missingOfficeOf, nextSigners } from './next-signers.ts'
import { type Signer, signingProblem, type ToSign } from './signing-rules.ts'

type Notifying = Sending & Pick<Context, 'caller'>

/** A request that waits, and for how many days it has where people are reminded of it. */
interface Waiting extends ToSign, MailedRequest {
  readonly days?: number
}

// An office is held by whoever was given it, not by those who pass every check.
const holds = (person: Signer, need: Parameters<typeof can>[1]) => can({ ...person, type: 'staff' }, need)

/** Those who can give the next signature: in their own right first, then in the name of whoever delegated to them. */
const actorsOf = async (
  { db, services }: Notifying,
  role: SignatureRole,
  request: Waiting,
  staff: readonly ActivePerson[],
): Promise<readonly Actor[]> => {
  const signers = staff.filter(maySign)
  // A requester signs their own request without any right to sign those of others.
  const people = nextSigners(role === 'requested_by' ? staff : signers, request)
  const delegated = await delegatesOf(db, ids(people), todayOf(services))
  const delegates = people.flatMap(principal =>
    signers
      .filter(({ id }) => delegated.some(({ by, to }) => by === principal.id && to === id))
      .filter(signer => signingProblem({ role, signer, principal }, request) === null)
      .map(person => ({ person, principal })),
  )
  return [...people.map(person => ({ person })), ...delegates]
}

/**
 * Notifies whoever must act next on a pending request, in the portal and by mail: those who can sign it, and those who
 * may sign for them today; once all have signed, those who buy. Where nobody can sign, those who give roles are notified
 * which one is missing. Whoever has switched the kind off gets neither notice nor mail.
 */
export const notifyNext = async (context: Notifying, request: Waiting): Promise<void> => {
  const { state, location, requester_id, next_role: role, days } = request
  if (state !== 'pending') return
  const staff = await activeStaff(context.db)
  const missing = missingOfficeOf(staff.filter(maySign), request)
  const send = async (kind: RequestNotice, actors: readonly Actor[]) => {
    const details = {
      ...{ code: request.reference, name: request.description.slice(0, limits.name_length) },
      ...(missing && { office: missing }),
      ...(days !== undefined && { days }),
    }
    const target = { kind: request.kind, id: request.id }
    const notified = await notify(context, { kind, to: actors.map(({ person }) => person.id), target, details })
    await mailNext(context, kind, request, { actors, notified }, { missing, days })
  }
  if (missing) {
    const givers = staff.filter(person => can(person, ['users', 'control_profiles']))
    return send(
      'request_stuck',
      givers.map(person => ({ person })),
    )
  }
  const kindOf = (kind: RequestNotice) => (days === undefined ? kind : 'request_reminder')
  if (role !== null) return send(kindOf('request_to_sign'), await actorsOf(context, role, request, staff))
  const buyers = staff.filter(one => one.id !== requester_id && holds(one, officerNeed('procurement', location)))
  return send(
    kindOf('request_to_buy'),
    buyers.map(person => ({ person })),
  )
}

const ids = (people: readonly Signer[]) => people.map(({ id }) => id)
