import { isOwn, ownSubject } from '@portal/contract/core/api/own-subject'
import { refuse } from '../../platform/http/refusal.ts'
import type { SessionUser } from '../../platform/http/session-user.ts'

/** Refuses what somebody would do for themselves. Call it before anything is written, and before a record is answered. */
export const refuseOwn = (actor: Pick<SessionUser, 'id'>, subjects: string | Iterable<string>): void => {
  if (isOwn(actor, subjects)) throw refuse(ownSubject)
}
