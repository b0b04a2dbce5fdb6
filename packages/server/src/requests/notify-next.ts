import { limits } from '@portal/contract/limits'
import { can } from '@portal/contract/needs'
import type { NoticeKind } from '@portal/contract/notices'
import { officerNeed } from '@portal/contract/signatures'
import { delegatesOf } from '../delegations/store.ts'
import { notify } from '../notices/notify.ts'
import { todayOf } from '../platform/day.ts'
import type { Context } from '../platform/http/context.ts'
import { activeStaff, maySign } from '../signatures/signers.ts'
import { missingOfficeOf, nextSigners } from './next-signers.ts'
import type { RequestRow } from './schema.ts'
import { type Signer, signingProblem, type ToSign } from './signing-rules.ts'

type Notifying = Pick<Context, 'db' | 'services' | 'caller'>

/** A request that waits, and for how many days it has where people are reminded of it. */
interface Waiting extends ToSign, Pick<RequestRow, 'id' | 'kind' | 'reference' | 'description'> {
  readonly days?: number
}

// An office is held by whoever was given it, not by those who pass every check.
const holds = (person: Signer, need: Parameters<typeof can>[1]) => can({ ...person, type: 'staff' }, need)

/**
 * Notifies whoever must act next on a pending request: those who can sign it, and those who may sign for them today;
 * once all have signed, those who buy. Where nobody can sign, those who give roles are notified which one is missing.
 */
export const notifyNext = async (context: Notifying, request: Waiting): Promise<void> => {
  const { state, location, requester_id, next_role: role, days } = request
  if (state !== 'pending') return
  const staff = await activeStaff(context.db)
  const signers = staff.filter(maySign)
  const send = async (kind: NoticeKind, to: readonly string[], more: Record<string, string> = {}) => {
    const details = {
      ...{ code: request.reference, name: request.description.slice(0, limits.name_length), ...more },
      ...(days !== undefined && { days }),
    }
    await notify(context, { kind, to, target: { kind: request.kind, id: request.id }, details })
  }
  const missing = missingOfficeOf(signers, request)
  if (missing) {
    const givers = staff.filter(person => can(person, ['users', 'control_profiles']))
    return send('request_stuck', ids(givers), { office: missing })
  }
  if (role === null) {
    const buyers = staff.filter(one => one.id !== requester_id && holds(one, officerNeed('procurement', location)))
    return send(days === undefined ? 'request_to_buy' : 'request_reminder', ids(buyers))
  }
  // A requester signs their own request without any right to sign those of others.
  const people = nextSigners(role === 'requested_by' ? staff : signers, request)
  const delegated = await delegatesOf(context.db, ids(people), todayOf(context.services))
  const delegates = signers.filter(signer =>
    people.some(
      principal =>
        delegated.some(({ by, to }) => by === principal.id && to === signer.id) &&
        signingProblem({ role, signer, principal }, request) === null,
    ),
  )
  return send(days === undefined ? 'request_to_sign' : 'request_reminder', ids([...people, ...delegates]))
}

const ids = (people: readonly Signer[]) => people.map(({ id }) => id)
