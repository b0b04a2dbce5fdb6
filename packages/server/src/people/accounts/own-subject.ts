import { isOwn, ownSubject } from '@portal/contract/core/api/own-subject'
import { refuse } from '../../platform/http/refusal.ts'
import type { SessionUser } from '../../platform/http/session-user.ts'

/** Rejects actions that people may not take on themselves. Call it before any write, and before returning a record. */
export const refuseOwn = (actor: Pick<SessionUser, 'id'>, subjects: string | Iterable<string>): void => {
  if (isOwn(actor, subjects)) throw refuse(ownSubject)
}
