import type { TrainingSession } from '@portal/contract/training/attendance/training-sessions'
import type { Context } from '../../platform/http/context.ts'
import { ofVersion, orNotFound } from '../../platform/http/refusal.ts'
import { localTimeOf } from '../../platform/time/day.ts'
import { refuseOwnTraining } from '../sub-activities/participations.ts'
import { findSubActivity, lockSubActivity } from '../sub-activities/store.ts'
import { presentSessions } from './present.ts'
import { reachesSessions } from './rules.ts'
import { findSession, lockSession, type SessionRow } from './store.ts'

/** The training with this ID. Throws `not_found` if the user can't reach its sessions. */
export const requireTraining = async ({ db, user }: Context, id: string) =>
  orNotFound(await findSubActivity(db, id, reachesSessions(user))).subActivity

/** A session that the user can reach. Throws `not_found` otherwise. */
export const requireSession = async ({ db, user }: Context, id: string): Promise<SessionRow> =>
  orNotFound(await findSession(db, id, reachesSessions(user)))

/** Like `requireSession`, but locks the row until the transaction ends. */
export const requireLockedSession = async ({ db, user }: Context, id: string): Promise<SessionRow> =>
  orNotFound(await lockSession(db, id, reachesSessions(user)))

/** A session as the user sees it. */
export const sessionOf = async (context: Context, id: string): Promise<TrainingSession> => {
  const row = await requireSession(context, id)
  const [session] = await presentSessions(context, localTimeOf(context.services), [row])
  return orNotFound(session)
}

/**
 * Locks a session of this version until the transaction ends. Locks its training first, so that its other sessions
 * don't move either, and refuses people who take it.
 */
export const lockedSession = async (
  context: Context,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<SessionRow> => {
  const found = await findSession(context.db, id, reachesSessions(context.user))
  if (found) {
    await lockSubActivity(context.db, found.subActivity.id)
    await refuseOwnTraining(context, found.subActivity.id)
  }
  const row = await lockSession(context.db, id, reachesSessions(context.user))
  await ofVersion(row?.session, version, () => sessionOf(context, id))
  return orNotFound(row)
}
