import type { NoticeKind } from '@portal/contract/messages/notices'
import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/http/context.ts'
import { type MessageName, sendMessages, trainingAddress } from '../emails/messages.ts'
import { notify } from './notify.ts'

/** Changes to when and where a training meets. Each has a notice and a mail of the same name. */
type TrainingNotice = NoticeKind &
  MessageName &
  ('session_cancelled' | 'session_moved' | 'session_restored' | 'training_place_changed')

// A type rather than an interface, because `execute` needs an index signature.
type Reader = {
  readonly user_id: string
  readonly type: string
  readonly email: string
  readonly language: string
  readonly teaches: boolean
}

const readersOf = async ({ db }: Pick<Context, 'db'>, id: string): Promise<readonly Reader[]> => {
  const instructors = sql`SELECT user_id FROM sub_activity_instructors WHERE sub_activity_id = ${id}`
  const { rows } = await db.execute<Reader>(sql`
    SELECT id AS user_id, type, email, language, id IN (${instructors}) AS teaches FROM users
    WHERE active
      AND id IN (${instructors} UNION SELECT user_id FROM sub_activity_trainees WHERE sub_activity_id = ${id})`)
  return rows
}

/**
 * Notifies trainees and instructors of a training, in the portal and by mail, in the caller's transaction. Skips people
 * who have switched the kind off. Mails aren't sent after `until`.
 */
export const notifyTraining = async (
  context: Context,
  { id, name }: { readonly id: string; readonly name: string },
  kind: TrainingNotice,
  details: Readonly<Record<string, string>>,
  until?: Date,
): Promise<void> => {
  const readers = await readersOf(context, id)
  const notifyThose = (those: readonly Reader[], target: 'trainings' | 'taught_trainings') =>
    notify(context, {
      kind,
      to: those.map(({ user_id }) => user_id),
      target: { kind: target, id },
      details: { name, ...details },
    })
  const byRole = Map.groupBy(readers, ({ teaches }) => teaches)
  const notified = [
    ...(await notifyThose(byRole.get(true) ?? [], 'taught_trainings')),
    ...(await notifyThose(byRole.get(false) ?? [], 'trainings')),
  ]
  await sendMessages(
    context,
    readers.filter(({ user_id }) => notified.includes(user_id)),
    kind,
    reader => ({ name, ...details, address: trainingAddress(context.services.settings, reader, id) }),
    { until },
  )
}
