import type { NoticeKind } from '@portal/contract/messages/notices'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/http/context.ts'
import { todayOf } from '../../platform/time/day.ts'
import { type MessageName, sendMessages } from '../emails/messages.ts'
import { trainingAddresses } from '../emails/training-address.ts'
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
  const mailed = readers.filter(({ user_id }) => notified.includes(user_id))
  const addressFor = await trainingAddresses(context, id, mailed)
  const valuesOf = (reader: Reader) => ({ name, ...details, address: addressFor(reader) })
  await sendMessages(context, mailed, kind, valuesOf, { until })
}

type Affected = Omit<Reader, 'teaches'> & { readonly training: string; readonly name: string }

/**
 * Notifies the teams of trainings that this transaction is about to delete. Unless a training is over, also notifies
 * instructors, trainees, and people who await a place. Names only the training, which all of them see.
 */
export const notifyTrainingsDeleted = async (context: Context, trainings: SQL): Promise<void> => {
  const today = todayOf(context.services)
  const { rows } = await context.db.execute<Affected>(sql`
    WITH gone AS (SELECT id, name, end_date FROM sub_activities WHERE ${trainings}),
    people AS (
      SELECT sub_activity_id, user_id FROM sub_activity_users WHERE sub_activity_id IN (SELECT id FROM gone)
      UNION
      SELECT sub_activity_id, user_id FROM (
        SELECT sub_activity_id, user_id FROM sub_activity_instructors
        UNION ALL SELECT sub_activity_id, user_id FROM sub_activity_trainees
        UNION ALL SELECT sub_activity_id, user_id FROM enrollments WHERE state IN ('pending', 'waitlisted')
      ) participants JOIN gone ON gone.id = sub_activity_id AND end_date >= ${today}
    )
    SELECT gone.id AS training, gone.name, users.id AS user_id, type, email, language
    FROM gone JOIN people ON people.sub_activity_id = gone.id JOIN users ON users.id = people.user_id AND users.active
    ORDER BY gone.id, users.id`)
  const kind = 'training_deleted'
  for (const readers of Map.groupBy(rows, ({ training }) => training).values()) {
    const name = readers[0]?.name ?? ''
    const to = readers.map(({ user_id }) => user_id)
    // Without a target, because the training's page is gone.
    const notified = await notify(context, { kind, to, target: null, details: { name } })
    const told = readers.filter(({ user_id }) => notified.includes(user_id))
    await sendMessages(context, told, kind, () => ({ name }))
  }
}
