import { describe, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { auditOf } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aSession, aTrainingOf } from '../../support/training/trainings.ts'

const portal = usePortal({ TIME_ZONE: 'UTC' })

type Mark = readonly [person: Person, mark: string | null]

const mark = (session: string, as: Person, ...marks: readonly Mark[]) =>
  portal().call('POST', `/training_sessions/${session}/attendance`, {
    as,
    body: { marks: marks.map(([person, given]) => ({ user_id: person.id, mark: given })) },
  })

const sheet = async (session: string, as: Person) => {
  const { body } = await portal().call('GET', `/training_sessions/${session}/attendance`, { as })
  const rows: { id: string; mark: string | null; percent: object }[] = body.data.trainees
  return { session: body.data.session, of: (person: Person) => rows.find(({ id }) => id === person.id), rows }
}

const people = async (count: number) => {
  const made: Person[] = []
  for (let nth = 0; nth < count; nth += 1) made.push(await portal().person('user'))
  return made
}

const pair = async (): Promise<readonly [Person, Person]> => [
  await portal().person('user'),
  await portal().person('user'),
]

describe('marking attendance', () => {
  test('sets marks of one or several trainees, changes and clears them, and updates the percentages', async () => {
    setClock(portal(), '2026-06-15T09:00:00Z')
    const as = await portal().person('sysadmin')
    const [one, other] = await pair()
    const { id } = await aTrainingOf(portal(), { trainees: [one, other] })
    const past = await aSession(portal(), id, { date: '2026-06-14', minutes: 120 })
    await aSession(portal(), id, { date: '2026-06-16', minutes: 120 })
    const answer = await mark(past, as, [one, 'present'], [other, 'late'])
    const percents = answer.body.data.trainees.map(({ percent }: { percent: object }) => percent)
    expect(percents).toContainEqual({ all: 50, so_far: 100, least: 80 })
    expect(percents).toContainEqual({ all: 25, so_far: 50, least: 80 })
    expect((await sheet(past, as)).session.counts).toEqual({ present: 1, late: 1, absent: 0, excused: 0, unmarked: 0 })
    await mark(past, as, [one, 'excused'], [other, null])
    const now = await sheet(past, as)
    expect(now.of(one)).toMatchObject({ mark: 'excused', percent: { all: 0, so_far: null, least: 80 } })
    expect(now.of(other)).toMatchObject({ mark: null, percent: { all: 0, so_far: null, least: 80 } })
    expect(await auditOf(portal(), 'training_sessions', past)).toEqual(['mark', 'mark'])
  })

  test('keeps the later mark when a request names a trainee twice', async () => {
    const as = await portal().person('sysadmin')
    const [one] = await pair()
    const { id } = await aTrainingOf(portal(), { trainees: [one] })
    const session = await aSession(portal(), id)
    expect((await mark(session, as, [one, 'absent'], [one, 'present'])).status).toBe(200)
    expect((await sheet(session, as)).of(one)?.mark).toBe('present')
  })

  test('ignores people who aren’t in the training, and marks the others', async () => {
    const as = await portal().person('sysadmin')
    const [one, stranger] = await pair()
    const { id } = await aTrainingOf(portal(), { trainees: [one] })
    const session = await aSession(portal(), id)
    const { body } = await mark(session, as, [one, 'present'], [stranger, 'present'])
    expect(body.data.trainees.map((row: Person) => row.id)).toEqual([one.id])
    const { rows } = await portal().database.pool.query('SELECT user_id FROM attendance WHERE session_id = $1', [
      session,
    ])
    expect(rows).toEqual([{ user_id: one.id }])
  })

  test('neither changes nor clears the mark of a trainee who left the training', async () => {
    const as = await portal().person('sysadmin')
    const [one, other] = await pair()
    const { id } = await aTrainingOf(portal(), { trainees: [one, other] })
    const session = await aSession(portal(), id)
    await mark(session, as, [one, 'present'], [other, 'present'])
    await portal().database.pool.query('DELETE FROM sub_activity_trainees WHERE user_id = $1', [other.id])
    await mark(session, as, [one, null], [other, null])
    const { rows } = await portal().database.pool.query('SELECT user_id FROM attendance WHERE session_id = $1', [
      session,
    ])
    expect(rows).toEqual([{ user_id: other.id }])
  })

  test('is allowed for instructors of the training, but not for other instructors or trainees', async () => {
    const granted = [{ group: 'instructors', command: 'instructor_pages' }]
    const [teaches, other] = [await portal().person('user', granted), await portal().person('user', granted)]
    const [one] = await pair()
    const { id } = await aTrainingOf(portal(), { trainees: [one], instructors: [teaches] })
    const session = await aSession(portal(), id)
    expect((await mark(session, other, [one, 'present'])).status).toBe(404)
    expect((await mark(session, one, [one, 'present'])).status).toBe(403)
    expect((await mark(session, teaches, [one, 'present'])).status).toBe(200)
  })

  test('is rejected for a cancelled session, which counts for nothing', async () => {
    setClock(portal(), '2026-06-15T09:00:00Z')
    const as = await portal().person('sysadmin')
    const [one] = await pair()
    const { id } = await aTrainingOf(portal(), { trainees: [one] })
    const session = await aSession(portal(), id, { date: '2026-06-01' })
    await mark(session, as, [one, 'absent'])
    const body = { version: 1, is_cancelled: true }
    await portal().call('PATCH', `/training_sessions/${session}/cancelled`, { as, body })
    expect((await mark(session, as, [one, 'present'])).body.code).toBe('session_cancelled')
    expect((await sheet(session, as)).of(one)?.percent).toEqual({ all: null, so_far: null, least: 80 })
  })

  test('opens 30 minutes before the session, while excusing and clearing are possible at any time', async () => {
    setClock(portal(), '2026-06-15T08:29:00Z')
    const as = await portal().person('sysadmin')
    const [one, other] = await pair()
    const { id } = await aTrainingOf(portal(), { trainees: [one, other] })
    const session = await aSession(portal(), id, { date: '2026-06-15' })
    const codes = async (...given: Mark[]) => (await mark(session, as, ...given)).body.code
    for (const early of ['present', 'late', 'absent']) expect(await codes([one, early])).toBe('session_not_open')
    expect(await codes([one, 'excused'], [other, 'present'])).toBe('session_not_open')
    expect((await sheet(session, as)).of(one)?.mark).toBeNull()
    expect(await codes([one, 'excused'])).toBeUndefined()
    expect(await codes([one, null])).toBeUndefined()
    expect((await sheet(session, as)).session.is_markable).toBe(false)
    portal().pass(60)
    expect(await codes([one, 'present'])).toBeUndefined()
    expect((await sheet(session, as)).session).toMatchObject({ is_markable: true, has_begun: false })
  })

  test('loses no mark when ten requests mark one session concurrently', async () => {
    const as = await portal().person('sysadmin')
    const all = await people(10)
    const { id } = await aTrainingOf(portal(), { trainees: all })
    const session = await aSession(portal(), id)
    const answers = await Promise.all(all.map(person => mark(session, as, [person, 'present'])))
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect((await sheet(session, as)).session.counts).toMatchObject({ present: 10, unmarked: 0 })
  })
})

describe('GET /sub_activities/:id/own_attendance', () => {
  test('returns the trainee’s own attendance, and answers 404 to people outside the training', async () => {
    setClock(portal(), '2026-06-15T09:00:00Z')
    const as = await portal().person('sysadmin')
    const [one, other] = await pair()
    const { id } = await aTrainingOf(portal(), { trainees: [one, other] })
    const session = await aSession(portal(), id, { date: '2026-06-14' })
    await mark(session, as, [one, 'present'], [other, 'absent'])
    const own = await portal().call('GET', `/sub_activities/${id}/own_attendance`, { as: one })
    expect(own.body.data.percent).toEqual({ all: 100, so_far: 100, least: 80 })
    expect(own.body.data.sessions).toMatchObject([{ id: session, start: '09:00', mark: 'present', is_over: true }])
    const stranger = await portal().person('user')
    expect((await portal().call('GET', `/sub_activities/${id}/own_attendance`, { as: stranger })).status).toBe(404)
  })
})

test('returns a mark for each trainee and session of a training, in the order of the sessions', async () => {
  setClock(portal(), '2026-06-15T09:00:00Z')
  const as = await portal().person('sysadmin')
  const [one] = await pair()
  const { id } = await aTrainingOf(portal(), { trainees: [one] })
  const later = await aSession(portal(), id, { date: '2026-06-03' })
  const first = await aSession(portal(), id, { date: '2026-06-02' })
  await mark(later, as, [one, 'late'])
  const { body } = await portal().call('GET', `/sub_activities/${id}/attendance`, { as })
  expect(body.data.as_of).toBe('2026-06-15')
  expect(body.data.sessions.map((session: { id: string }) => session.id)).toEqual([first, later])
  expect(body.data.trainees).toMatchObject([
    { id: one.id, marks: [null, 'late'], percent: { all: 25, so_far: 50, least: 80 } },
  ])
})
