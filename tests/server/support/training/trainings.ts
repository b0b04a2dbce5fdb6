import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { aTraining, confirmDeletion } from '../made.ts'
import type { Person, Portal } from '../portal.ts'

interface People {
  readonly trainees?: readonly Person[]
  readonly instructors?: readonly Person[]
}

/** A training with these trainees and instructors. */
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

/** A person who is both instructor and trainee of a training. */
export const aParticipant = async (portal: Portal): Promise<Person> => {
  const person = await portal.person('user')
  await aTrainingOf(portal, { trainees: [person], instructors: [person] })
  return person
}

/** A session of two hours unless other times are given. It may be in the past. */
export const aSession = async (
  { database }: { readonly database: Pick<Portal['database'], 'pool'> },
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

/** A session with the ID of its training, so one ID serves requests for either. */
export const sessionOfSameId = async (portal: Pick<Portal, 'database'>, { id }: { readonly id: string }) => ({
  id: await aSession(portal, id, { id }),
  version: 1,
})

/** An exam with one question of 100 points. Returns its ID, which is also the question's. */
export const aTest = async (
  { database }: { readonly database: Pick<Portal['database'], 'pool'> },
  training: string,
  slug: 'pre' | 'post',
): Promise<string> => {
  const id = randomUUID()
  await database.pool.query(`INSERT INTO exams (id, sub_activity_id, slug, title) VALUES ($1, $2, $3, 'Test')`, [
    id,
    training,
    slug,
  ])
  await database.pool.query('INSERT INTO exam_questions (id, exam_id, position) VALUES ($1, $1, 0)', [id])
  await database.pool.query(
    `INSERT INTO exam_question_versions (question_id, version, question, points)
     VALUES ($1, 1, '{"kind": "text", "prompt": "Why?", "points": 100}', 100)`,
    [id],
  )
  return id
}

/** Stores a person's result of an exam in per cent. */
export const aMark = async (
  { database }: { readonly database: Pick<Portal['database'], 'pool'> },
  test: string,
  person: Person,
  percent: number,
): Promise<void> => {
  await database.pool.query(
    `WITH attempt AS (
       INSERT INTO exam_attempts (id, exam_id, user_id, started_at, submitted_at, seed)
       VALUES (gen_random_uuid(), $1, $2, now(), now(), 1) RETURNING id
     ), asked AS (
       INSERT INTO exam_attempt_questions (attempt_id, position, question_id, version) SELECT id, 0, $1, 1 FROM attempt
     )
     INSERT INTO exam_answers (id, attempt_id, question_id, value, lease, seq, points)
     SELECT id, id, $1, 'So', 1, 1, $3 FROM attempt`,
    [test, person.id, percent],
  )
}

/** Deletes a training with its current impact as confirmation. */
export const deleteTraining = async (portal: Portal, id: string, as: Person): Promise<void> => {
  const path = `/sub_activities/${id}`
  const { version } = (await portal.call('GET', path, { as })).body.data
  const answer = await confirmDeletion(portal, path, as, { version })
  expect([answer.status, answer.body]).toEqual([200, { data: { done: true } }])
}
