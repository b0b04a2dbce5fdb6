import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aSession, aTrainingOf } from '../../support/training/trainings.ts'

const portal = usePortal({ TIME_ZONE: 'UTC' })

let as: Person
beforeAll(async () => {
  as = await portal().person('sysadmin')
})
beforeEach(() => setClock(portal(), '2026-06-15T09:00:00Z'))

const times = { date: '2026-06-20', start: '09:00', end: '11:00' }

const add = (training: string, more: object = {}) =>
  portal().call('POST', `/sub_activities/${training}/sessions`, { as, body: { ...times, ...more } })

const edit = (session: string, version: number, more: object = {}) =>
  portal().call('PATCH', `/training_sessions/${session}`, { as, body: { ...times, version, ...more } })

const cancel = (session: string, version: number, is_cancelled: boolean) =>
  portal().call('PATCH', `/training_sessions/${session}/cancelled`, { as, body: { version, is_cancelled } })

const overlap = [{ path: 'start', code: 'session_overlap' }]

describe('sessions of one training', () => {
  test('can’t overlap, but one can start when another ends', async () => {
    const { id } = await aTrainingOf(portal())
    expect((await add(id)).status).toBe(200)
    expect((await add(id, { start: '10:59', end: '12:00' })).body.errors).toEqual(overlap)
    expect((await add(id, { start: '11:00', end: '12:00' })).status).toBe(200)
    expect((await add((await aTrainingOf(portal())).id)).status).toBe(200)
  })

  test('can’t overlap when they are added concurrently', async () => {
    const { id } = await aTrainingOf(portal())
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })

  test('can’t overlap when they are moved or reinstated', async () => {
    const { id } = await aTrainingOf(portal())
    const first = (await add(id)).body.data.id
    const other = (await add(id, { date: '2026-06-21' })).body.data.id
    expect((await edit(other, 1)).body.errors).toEqual(overlap)
    await cancel(other, 1, true)
    expect((await edit(other, 2)).status).toBe(200)
    expect((await cancel(other, 3, false)).body.code).toBe('session_overlap')
    expect((await edit(first, 1, { date: '2026-06-22' })).status).toBe(200)
    expect((await cancel(other, 3, false)).status).toBe(200)
  })

  test('can’t be moved to the same time concurrently', async () => {
    const { id } = await aTrainingOf(portal())
    const sessions = [
      await aSession(portal(), id, { date: '2026-06-21' }),
      await aSession(portal(), id, { date: '2026-06-22' }),
    ]
    const answers = await Promise.all(sessions.map(session => edit(session, 1)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('can be edited without a change of time even if they overlap already', async () => {
    const { id } = await aTrainingOf(portal())
    const session = await aSession(portal(), id, times)
    await aSession(portal(), id, times)
    expect((await edit(session, 1, { duration_minutes: 90 })).status).toBe(200)
    expect((await edit(session, 2, { end: '10:30' })).body.errors).toEqual(overlap)
  })
})

describe('a session on a past day', () => {
  const past = { date: '2026-06-10' }
  const late = [{ path: 'date', code: 'date_past' }]

  test('requires a reason, which is stored with the session and in the audit', async () => {
    const { id } = await aTrainingOf(portal())
    expect((await add(id, past)).body.errors).toEqual(late)
    const { data } = (await add(id, { ...past, reason: 'Held at short notice' })).body
    expect(data).toMatchObject({ ...past, late_reason: 'Held at short notice', is_over: true })
    const { rows } = await portal().database.pool.query('SELECT reason FROM audit WHERE entity_id = $1', [data.id])
    expect(rows).toEqual([{ reason: 'Held at short notice' }])
    expect((await add(id, { reason: 'Whatever' })).body.data.late_reason).toBeNull()
  })

  test('requires a reason when it is moved there, but not when only its times are corrected', async () => {
    const { id } = await aTrainingOf(portal())
    const session = await aSession(portal(), id, times)
    expect((await edit(session, 1, past)).body.errors).toEqual(late)
    expect((await edit(session, 1, { ...past, reason: 'The day was wrong' })).status).toBe(200)
    const corrected = await edit(session, 2, { ...past, start: '09:30' })
    expect(corrected.body.data).toMatchObject({ start: '09:30', late_reason: 'The day was wrong' })
    expect((await edit(session, 3)).body.data.late_reason).toBeNull()
  })

  test('can’t be moved to a future day while it has marks other than excused', async () => {
    const person = await portal().person('user')
    const { id } = await aTrainingOf(portal(), { trainees: [person] })
    const session = await aSession(portal(), id, past)
    const mark = (given: string | null) =>
      portal().call('POST', `/training_sessions/${session}/attendance`, {
        as,
        body: { marks: [{ user_id: person.id, mark: given }] },
      })
    await mark('present')
    expect((await edit(session, 1)).body.errors).toEqual([{ path: 'date', code: 'session_marked' }])
    expect((await edit(session, 1, { date: '2026-06-15' })).status).toBe(200)
    await mark('excused')
    expect((await edit(session, 2)).status).toBe(200)
  })
})
