import { describe, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { auditOf, confirmDeletion } from '../../support/made.ts'
import { mailsTo } from '../../support/people/people.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aSession, aTrainingOf } from '../../support/training/trainings.ts'

// The day in Istanbul begins three hours earlier than in Greenwich.
const portal = usePortal({ TIME_ZONE: 'Europe/Istanbul' })

const planner = () => portal().person('staff', [{ group: 'sub_activities', command: 'sessions' }])
const teacher = () => portal().person('user', [{ group: 'instructors', command: 'instructor_pages' }])

const add = (training: string, as: Person, more: object = {}) =>
  portal().call('POST', `/sub_activities/${training}/sessions`, {
    as,
    body: { date: '2026-07-01', start: '09:00', end: '12:30', ...more },
  })

const listed = async (training: string, as: Person) => {
  const { body } = await portal().call('GET', `/sub_activities/${training}/sessions`, { as })
  return body.data.map(({ date, start }: { date: string; start: string }) => `${date} ${start}`)
}

describe('a session', () => {
  test('lasts from start to end or less because of breaks, rejects stale edits, and has each change audited', async () => {
    setClock(portal(), '2026-06-15T09:00:00Z')
    const as = await portal().person('sysadmin')
    const { id: training } = await aTrainingOf(portal())
    const { data } = (await add(training, as)).body
    expect(data).toMatchObject({ date: '2026-07-01', start: '09:00', end: '12:30', duration_minutes: 210, version: 1 })
    const body = { date: '2026-07-02', start: '10:00', end: '12:00', duration_minutes: 90, version: 1 }
    const edited = await portal().call('PATCH', `/training_sessions/${data.id}`, { as, body })
    expect(edited.body.data).toMatchObject({ ...body, version: 2 })
    const stale = await portal().call('PATCH', `/training_sessions/${data.id}`, { as, body })
    expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile'])
    const cancel = { version: 2, is_cancelled: true }
    const cancelled = await portal().call('PATCH', `/training_sessions/${data.id}/cancelled`, { as, body: cancel })
    expect(cancelled.body.data).toMatchObject({ is_cancelled: true, version: 3 })
    const gone = await confirmDeletion(portal(), `/training_sessions/${data.id}`, as, { version: 3 })
    expect(gone.status).toBe(200)
    expect(await auditOf(portal(), 'training_sessions', data.id)).toEqual(['add', 'edit', 'cancel', 'delete'])
  })

  test.each([
    [{ end: '09:00' }, 'end', 'time_before_start'],
    [{ start: '24:00' }, 'start', 'wrong_type'],
    [{ duration_minutes: 211 }, 'duration_minutes', 'value_too_large'],
    [{ duration_minutes: 0 }, 'duration_minutes', 'value_zero'],
    [{ date: '2026-06-14' }, 'date', 'date_past'],
    [{ start: '' }, 'start', 'field_required'],
  ])('with %o is rejected at its field', async (more, path, code) => {
    setClock(portal(), '2026-06-15T09:00:00Z')
    const { id } = await aTrainingOf(portal())
    const { status, body } = await add(id, await portal().person('sysadmin'), more)
    expect([status, body.errors]).toEqual([400, [{ path, code }]])
  })

  test('can be on the current day in the organisation’s time zone, but not the day before', async () => {
    setClock(portal(), '2026-06-14T21:30:00Z')
    const as = await portal().person('sysadmin')
    const { id } = await aTrainingOf(portal())
    expect((await add(id, as, { date: '2026-06-14' })).body.errors).toEqual([{ path: 'date', code: 'date_past' }])
    expect((await add(id, as, { date: '2026-06-15' })).status).toBe(200)
  })

  test('begins and ends by the clock of the organisation', async () => {
    const as = await portal().person('sysadmin')
    const { id } = await aTrainingOf(portal())
    const session = await aSession(portal(), id, { date: '2026-06-15', start: '09:00', end: '11:00' })
    const stateAt = async (moment: string) => {
      setClock(portal(), moment)
      const { has_begun, is_over } = (await portal().call('GET', `/training_sessions/${session}`, { as })).body.data
      return [has_begun, is_over]
    }
    expect(await stateAt('2026-06-15T05:59:00Z')).toEqual([false, false])
    expect(await stateAt('2026-06-15T06:00:00Z')).toEqual([true, false])
    expect(await stateAt('2026-06-15T07:59:00Z')).toEqual([true, false])
    expect(await stateAt('2026-06-15T08:00:30Z')).toEqual([true, true])
  })
})

test('lists sessions in chronological order', async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aTrainingOf(portal())
  await aSession(portal(), id, { date: '2026-06-02', start: '13:00', end: '15:00' })
  await aSession(portal(), id, { date: '2026-06-02' })
  await aSession(portal(), id, { date: '2026-06-01', start: '16:00', end: '17:00', minutes: 60 })
  expect(await listed(id, as)).toEqual(['2026-06-01 16:00', '2026-06-02 09:00', '2026-06-02 13:00'])
})

describe('sessions of a training', () => {
  test('are accessible to its instructors and to people who plan sessions and see the training', async () => {
    const [plans, teaches, other] = [await planner(), await teacher(), await teacher()]
    const { id } = await aTrainingOf(portal(), { instructors: [teaches] })
    const session = await aSession(portal(), id)
    const read = async (as: Person) => {
      const one = await portal().call('GET', `/training_sessions/${session}`, { as })
      const list = await portal().call('GET', `/sub_activities/${id}/sessions`, { as })
      return [one.status, list.status, one.body.data?.can]
    }
    expect(await read(plans)).toEqual([404, 404, undefined])
    expect(await read(other)).toEqual([404, 404, undefined])
    expect(await read(teaches)).toEqual([200, 200, { edit: false, delete: false, mark: true }])
    const team = { version: 1, user_ids: [plans.id] }
    const as = await portal().person('sysadmin')
    await portal().call('PATCH', `/sub_activities/${id}/team`, { as, body: team })
    expect(await read(plans)).toEqual([200, 200, { edit: true, delete: true, mark: true }])
  })

  test('can be changed only by people who see the training', async () => {
    const stranger = await planner()
    const { id } = await aTrainingOf(portal())
    const session = await aSession(portal(), id)
    const body = { version: 1, shown: 'x' }
    const calls = [
      add(id, stranger),
      portal().call('DELETE', `/training_sessions/${session}`, { as: stranger, body }),
      portal().call('PATCH', `/training_sessions/${session}/cancelled`, {
        as: stranger,
        body: { version: 1, is_cancelled: true },
      }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe('a change of time or place', () => {
  const kindsOf = async (as: Person) =>
    (await portal().call('GET', '/notices', { as })).body.data.map(({ kind }: { kind: string }) => kind)

  /** Creates a training with a trainee, an instructor, and a future session. */
  const planned = async () => {
    setClock(portal(), '2026-06-15T09:00:00Z')
    const trainee = await portal().person('user', [{ group: 'trainees', command: 'trainee_pages' }])
    const [teaches, as] = [await teacher(), await portal().person('sysadmin')]
    const { id } = await aTrainingOf(portal(), { trainees: [trainee], instructors: [teaches] })
    const session = await aSession(portal(), id, { date: '2026-06-20' })
    const edit = (version: number, body: object) =>
      portal().call('PATCH', `/training_sessions/${session}`, {
        as,
        body: { date: '2026-06-20', start: '09:00', end: '11:00', version, ...body },
      })
    const cancel = (version: number, is_cancelled: boolean) =>
      portal().call('PATCH', `/training_sessions/${session}/cancelled`, { as, body: { version, is_cancelled } })
    return { trainee, teaches, as, id, session, edit, cancel }
  }

  test('notifies trainees and instructors, in the portal and by mail', async () => {
    const { trainee, teaches, as, id, edit, cancel } = await planned()
    await edit(1, { duration_minutes: 100 })
    expect(await kindsOf(trainee), 'the same time').toEqual([])
    await edit(2, { date: '2026-06-21', start: '10:00', end: '12:00' })
    await cancel(3, true)
    await cancel(4, true)
    await cancel(5, false)
    const training = (await portal().call('GET', `/sub_activities/${id}`, { as })).body.data
    const place = {
      ...training,
      course_id: '',
      enroll_from: '',
      enroll_until: '',
      capacity: undefined,
      place: 'Hall 2',
    }
    expect((await portal().call('PATCH', `/sub_activities/${id}`, { as, body: place })).status).toBe(200)
    const kinds = ['training_place_changed', 'session_restored', 'session_cancelled', 'session_moved']
    expect(await kindsOf(trainee)).toEqual(kinds)
    expect(await kindsOf(teaches)).toEqual(kinds)
    expect(await kindsOf(as)).toEqual([])
    const { data } = (await portal().call('GET', '/notices', { as: teaches })).body
    expect(data[0]).toMatchObject({ target: { kind: 'taught_trainings', id }, details: { place: 'Hall 2' } })
    expect(data[3].details).toMatchObject({ before: '2026-06-20, 09:00–11:00', when: '2026-06-21, 10:00–12:00' })
    const mails = await mailsTo(portal(), trainee.email)
    expect(mails).toHaveLength(4)
    expect(mails[0]?.content).toContain('2026-06-21, 10:00–12:00')
    expect(mails[0]?.content).toContain(`/sup/trainings/${id}`)
    expect((await mailsTo(portal(), teaches.email))[0]?.content).toContain(`/sup/trainings/instructor/${id}`)
  })

  test('sends nothing to people who switched that kind of notice off', async () => {
    const { trainee, teaches, cancel } = await planned()
    const off = { off: ['session_cancelled'], digest: 'none' }
    expect((await portal().call('PATCH', '/notices/settings', { as: trainee, body: off })).status).toBe(200)
    await cancel(1, true)
    expect([await kindsOf(trainee), await kindsOf(teaches)]).toEqual([[], ['session_cancelled']])
    expect([await mailsTo(portal(), trainee.email), await mailsTo(portal(), teaches.email)]).toMatchObject([[], [{}]])
  })

  test('sends nothing for a past session, but notifies trainees of a deleted future one', async () => {
    const { trainee, as, id, session } = await planned()
    const past = await aSession(portal(), id, { date: '2026-06-14' })
    const cancel = (of: string) =>
      portal().call('PATCH', `/training_sessions/${of}/cancelled`, { as, body: { version: 1, is_cancelled: true } })
    expect((await cancel(past)).status).toBe(200)
    expect(await kindsOf(trainee)).toEqual([])
    await confirmDeletion(portal(), `/training_sessions/${session}`, as)
    expect(await kindsOf(trainee)).toEqual(['session_cancelled'])
  })
})
