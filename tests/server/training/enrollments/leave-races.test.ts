import { beforeAll, expect, test } from 'vitest'
import { type Person, usePortal } from '../../support/portal.ts'
import { aSession, aTest } from '../../support/training/trainings.ts'
import { enrollingIn } from './enrolling.ts'

const portal = usePortal({ TIME_ZONE: 'UTC' })
const { training, dayFrom, asking, decide, withdraw, ownOf } = enrollingIn(portal)

let root: Person
beforeAll(async () => {
  root = await portal().person('sysadmin')
})

const aTrainee = async (id: string) => {
  const { as, enrollment } = await asking(id)
  await decide(id, root, 'approve', [enrollment.id])
  return { as, enrollment: enrollment.id as string }
}

const mark = (session: string, person: Person) =>
  portal().call('POST', `/training_sessions/${session}/attendance`, {
    as: root,
    body: { marks: [{ user_id: person.id, mark: 'present' }] },
  })

test('either withdraws a trainee or keeps a mark that is set concurrently, but never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await training()
    const { as, enrollment } = await aTrainee(id)
    const session = await aSession(portal(), id, { date: dayFrom(-1) })
    await portal().database.pool.query(
      `UPDATE sub_activity_trainees SET added_at = now() + interval '1 day' WHERE user_id = $1`,
      [as.id],
    )
    await Promise.all([withdraw(enrollment, as), mark(session, as)])
    const { rows } = await portal().database.pool.query('SELECT FROM attendance WHERE user_id = $1', [as.id])
    expect([rows.length, (await ownOf(as)).state]).toBeOneOf([
      [1, 'approved'],
      [0, 'withdrawn'],
    ])
  }
})

test('blocks a withdrawal while an exam is being started, and then rejects it', async () => {
  const { id } = await training()
  const { as, enrollment } = await aTrainee(id)
  const exam = await aTest(portal(), id, 'pre')
  const client = await portal().database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT FROM sub_activity_trainees WHERE user_id = $1 FOR SHARE', [as.id])
    await client.query(
      `INSERT INTO exam_attempts (id, exam_id, user_id, started_at, seed) VALUES (gen_random_uuid(), $1, $2, now(), 1)`,
      [exam, as.id],
    )
    const answer = withdraw(enrollment, as)
    await expect
      .poll(async () => (await client.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount)
      .toBeGreaterThan(0)
    await client.query('COMMIT')
    expect((await answer).body.code).toBe('training_begun')
  } finally {
    client.release()
  }
})
