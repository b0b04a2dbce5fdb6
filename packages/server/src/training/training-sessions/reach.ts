import type { TrainingSession } from '@portal/contract/training/attendance/training-sessions'
import type { Context } from '../../platform/http/context.ts'
import { ofVersion, orNotFound } from '../../platform/http/not-found.ts'
import { localTimeOf } from '../../platform/time/day.ts'
import { findSubActivity, lockSubActivity } from '../sub-activities/store.ts'
import { presentSessions } from './present.ts'
import { reachesSessions } from './rules.ts'
import { findSession, lockSession, type SessionRow } from './store.ts'

/** The training with this id; where the person does not reach its sessions, they learn no more than that there is none. */
export const requireTraining = async ({ db, user }: Context, id: string) =>
  orNotFound(await findSubActivity(db, id, reachesSessions(user))).subActivity

/** A session that the person reaches. */
export const requireSession = async ({ db, user }: Context, id: string): Promise<SessionRow> =>
  orNotFound(await findSession(db, id, reachesSessions(user)))

/** The same, which nobody else changes until the transaction ends. */
export const requireLockedSession = async ({ db, user }: Context, id: string): Promise<SessionRow> =>
  orNotFound(await lockSession(db, id, reachesSessions(user)))

/** A session as the person sees it. */
export const sessionOf = async (context: Context, id: string): Promise<TrainingSession> => {
  const row = await requireSession(context, id)
  const [session] = await presentSessions(context, localTimeOf(context.services), [row])
  return orNotFound(session)
}

/**
 * The session of this version, which nobody else changes until the transaction ends. Its training is locked first, so
 * that its other sessions stay where they are too.
 */
export const lockedSession = async (
  context: Context,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<SessionRow> => {
  const found = await findSession(context.db, id, reachesSessions(context.user))
  if (found) await lockSubActivity(context.db, found.subActivity.id)
  const row = await lockSession(context.db, id, reachesSessions(context.user))
  await ofVersion(row?.session, version, () => sessionOf(context, id))
  return orNotFound(row)
}
