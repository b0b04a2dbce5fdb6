import { randomUUID } from 'node:crypto'
import { aTraining } from './made.ts'
import type { Person, Portal } from './portal.ts'

interface People {
  readonly trainees?: readonly Person[]
  readonly instructors?: readonly Person[]
}

/** A training with these people as trainees and instructors. */
export const aTrainingOf = async (
  portal: Portal,
  { trainees = [], instructors = [] }: People = {},
): Promise<{ readonly id: string }> => {
  const { id } = await aTraining(portal)
  const put = (table: string, people: readonly Person[]) =>
    portal.database.pool.query(`INSERT INTO ${table} (sub_activity_id, user_id) SELECT $1, unnest($2::uuid[])`, [
      id,
      people.map(person => person.id),
    ])
  await put('sub_activity_trainees', trainees)
  await put('sub_activity_instructors', instructors)
  return { id }
}

/** Somebody who both teaches a training and takes it. */
export const aParticipant = async (portal: Portal): Promise<Person> => {
  const person = await portal.person('user')
  await aTrainingOf(portal, { trainees: [person], instructors: [person] })
  return person
}

/** A session of a training, of two hours unless other times are given; it may lie in the past. */
export const aSession = async (
  { database }: Pick<Portal, 'database'>,
  training: string,
  given: { id?: string; date?: string; start?: string; end?: string; minutes?: number } = {},
): Promise<string> => {
  const { id = randomUUID(), date = '2026-06-01', start = '09:00', end = '11:00', minutes = 120 } = given
  await database.pool.query(
    `INSERT INTO training_sessions (id, sub_activity_id, date, start_time, end_time, duration_minutes)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, training, date, start, end, minutes],
  )
  return id
}

/** A session that bears the id of its training: one id for calls that name the one or the other. */
export const sessionOfSameId = async (portal: Pick<Portal, 'database'>, { id }: { readonly id: string }) => ({
  id: await aSession(portal, id, { id }),
  version: 1,
})
