import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../support/made.ts'
import { mailsTo } from '../support/people.ts'
import { type Person, usePortal } from '../support/portal.ts'
import { dayFrom, enrollingIn } from './enrolling.ts'

const portal = usePortal()
const { training, person, request, asking, decide, withdraw, ownOf, openFor } = enrollingIn(portal)

let root: Person
beforeAll(async () => {
  root = await portal().person('sysadmin')
})

const noticesOf = async (as: Person) =>
  (await portal().call('GET', '/notices', { as })).body.data.map(({ kind }: { kind: string }) => kind)

describe('open trainings', () => {
  test('are those whose days of enrollment hold today, found by name, course and place', async () => {
    const name = 'Beekeeping'
    const { id } = await training({ name, place: 'Azaz' })
    await training({ name, enroll_from: '', enroll_until: '' })
    await training({ name, enroll_from: dayFrom(1) })
    await training({ name, enroll_from: dayFrom(-20), enroll_until: dayFrom(-1) })
    const as = await person()
    const found = await openFor(as, `?search=${name}%20azaz`)
    expect(found).toEqual([
      expect.objectContaining({ id, places_left: null, enrollment: null, can: { request: true } }),
    ])
    expect(await openFor(as, `?search=${name}`)).toHaveLength(1)
  })

  test('say how many places are left, and can be narrowed to those that have some', async () => {
    const name = 'Carpentry'
    const full = await training({ name, capacity: 1 })
    const half = await training({ name, capacity: 2 })
    for (const { id } of [full, half]) {
      const { enrollment } = await asking(id)
      await decide(id, root, 'approve', [enrollment.id])
    }
    const as = await person()
    const left = async (query: string) => {
      const rows: { id: string; places_left: number }[] = await openFor(as, query)
      return Object.fromEntries(rows.map(row => [row.id, row.places_left]))
    }
    expect(await left(`?search=${name}`)).toEqual({ [full.id]: 0, [half.id]: 1 })
    expect(await left(`?search=${name}&free=yes`)).toEqual({ [half.id]: 1 })
  })

  test('cannot be asked for twice, nor when they are not open', async () => {
    const { id } = await training()
    const as = await person()
    expect((await request(id, as)).body.data).toMatchObject({ state: 'pending', position: null })
    expect((await request(id, as)).body.code).toBe('already_enrolled')
    const closed = await training({ enroll_until: dayFrom(-1) })
    expect((await request(closed.id, as)).body.code).toBe('enrollment_closed')
    const double = await person()
    const both = await Promise.all([request(id, double), request(id, double)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('a decision', () => {
  test('gives the place, and tells the trainee in the portal and by mail', async () => {
    const { id, name } = await training({ capacity: 5 })
    const { as, enrollment } = await asking(id)
    const { body } = await decide(id, root, 'approve', [enrollment.id])
    expect(body.data).toEqual([{ id: enrollment.id, state: 'approved', refused: null }])
    expect(await ownOf(as)).toMatchObject({ state: 'approved', can: { withdraw: true } })
    const trainees = await portal().call('GET', `/sub_activities/${id}/trainees`, { as: root })
    expect(trainees.body.data.map(({ email }: Person) => email)).toEqual([as.email])
    expect(await noticesOf(as)).toEqual(['enrollment_approved'])
    const [mail] = await mailsTo(portal(), as.email)
    expect(mail?.content).toContain(name)
    expect(mail?.content).toContain(`/sup/trainings/${id}`)
    expect((await auditOf(portal(), 'sub_activities', id)).at(-1)).toBe('approve_enrollments')
  })

  test('to reject needs a reason, which the trainee reads; who was rejected does not ask again', async () => {
    const { id } = await training()
    const { as, enrollment } = await asking(id)
    const bare = await decide(id, root, 'reject', [enrollment.id])
    expect(bare.body.errors).toEqual([{ path: 'reason', code: 'reason_required' }])
    await decide(id, root, 'reject', [enrollment.id], 'You took this course last year.')
    const { state, events } = await ownOf(as)
    expect(state).toBe('rejected')
    expect(events.map((event: { state: string; reason: string | null }) => [event.state, event.reason])).toEqual([
      ['rejected', 'You took this course last year.'],
      ['pending', null],
    ])
    expect((await mailsTo(portal(), as.email)).at(-1)?.content).toContain('You took this course last year.')
    expect((await request(id, as)).body.code).toBe('already_enrolled')
  })

  test('about several answers each by itself: as many as there are places, and no step that the table lacks', async () => {
    const { id } = await training({ capacity: 2 })
    const asked = [await asking(id), await asking(id), await asking(id), await asking(id)]
    const [first, second, third, fourth] = asked.map(({ enrollment }) => enrollment.id)
    await decide(id, root, 'reject', [second], 'No')
    const { body } = await decide(id, root, 'approve', [first, second, third, fourth, first])
    expect(body.data.map((row: { refused: string | null }) => row.refused)).toEqual([
      ...[null, 'transition_refused'],
      ...[null, 'training_full'],
    ])
    expect((await noticesOf(asked[3]?.as ?? root)).length).toBe(0)
  })

  test('names only requests of this training, and needs its own command on a training that one sees', async () => {
    const [one, other] = [await training(), await training()]
    const { enrollment } = await asking(one.id)
    const wrong = await decide(other.id, root, 'approve', [enrollment.id])
    expect(wrong.body.errors).toEqual([{ path: 'enrollment_ids', code: 'unknown_value' }])
    const right = (command: string) => [{ group: 'sub_activities', command }]
    const stranger = await portal().person('staff', right('enrollments'))
    expect((await decide(one.id, stranger, 'approve', [enrollment.id])).status).toBe(404)
    const viewer = await portal().person('staff', [...right('view'), { group: 'projects', command: 'view_all' }])
    expect((await decide(one.id, viewer, 'approve', [enrollment.id])).status).toBe(403)
  })
})

describe('the waiting list', () => {
  test('keeps the order of the requests, whoever was put onto it first', async () => {
    const { id } = await training({ capacity: 1 })
    const [one, two, three] = [await asking(id), await asking(id), await asking(id)]
    await decide(id, root, 'waitlist', [three.enrollment.id])
    expect(await ownOf(three.as)).toMatchObject({ state: 'waitlisted', position: 1 })
    await decide(id, root, 'waitlist', [one.enrollment.id, two.enrollment.id])
    const positions = await Promise.all([one, two, three].map(async ({ as }) => (await ownOf(as)).position))
    expect(positions).toEqual([1, 2, 3])
    await withdraw(one.enrollment.id, one.as)
    expect((await ownOf(three.as)).position).toBe(2)
    await decide(id, root, 'approve', [two.enrollment.id])
    expect((await ownOf(three.as)).position).toBe(1)
  })
})

describe('a place', () => {
  test('that is given up is free for the next, and can be asked for again', async () => {
    const { id } = await training({ capacity: 1 })
    const [one, two] = [await asking(id), await asking(id)]
    await decide(id, root, 'approve', [one.enrollment.id])
    const stranger = await withdraw(one.enrollment.id, two.as)
    expect(stranger.status).toBe(404)
    expect((await withdraw(one.enrollment.id, one.as)).body.data.state).toBe('withdrawn')
    expect((await withdraw(one.enrollment.id, one.as)).body.code).toBe('transition_refused')
    const { body } = await decide(id, root, 'approve', [two.enrollment.id])
    expect(body.data[0].refused).toBeNull()
    expect((await request(id, one.as)).body.data).toMatchObject({ state: 'pending' })
  })

  test('that staff give or take is an enrollment too, and never one more than there are', async () => {
    const { id } = await training({ capacity: 2 })
    const one = await asking(id)
    const two = await person()
    const add = (...people: readonly Person[]) =>
      portal().call('POST', `/sub_activities/${id}/trainees`, { as: root, body: { user_ids: people.map(p => p.id) } })
    expect((await add(one.as, two)).body.data.added).toBe(2)
    expect((await ownOf(one.as)).state).toBe('approved')
    expect((await ownOf(two)).state).toBe('approved')
    expect((await add(await person())).body.code).toBe('training_full')
    await portal().call('DELETE', `/sub_activities/${id}/trainees/${two.id}`, { as: root })
    expect((await ownOf(two)).state).toBe('withdrawn')
    expect(await noticesOf(two)).toEqual(['place_taken', 'place_given'])
    const body = { ...(await portal().call('GET', `/sub_activities/${id}`, { as: root })).body.data, capacity: 1 }
    await add(await person())
    const fields = { ...body, course_id: '' }
    const lowered = await portal().call('PATCH', `/sub_activities/${id}`, { as: root, body: fields })
    expect(lowered.body.errors).toEqual([{ path: 'capacity', code: 'below_taken' }])
  })

  test('that 200 people are given at once goes to one of them', async () => {
    const { id } = await training({ capacity: 1 })
    const { pool } = portal().database
    const { rows } = await pool.query<{ id: string }>(
      `WITH people AS (
         INSERT INTO users (id, type, email, first_name_en, last_name_en, first_name_ar, last_name_ar)
         SELECT gen_random_uuid(), 'user', 'race' || n || '@portal.test', 'Nour', 'Saleh', 'نور', 'صالح'
         FROM generate_series(1, 200) n RETURNING id)
       INSERT INTO enrollments (id, sub_activity_id, user_id, state)
       SELECT gen_random_uuid(), $1, id, 'pending' FROM people RETURNING id`,
      [id],
    )
    const answers = await Promise.all(rows.map(row => decide(id, root, 'approve', [row.id])))
    const refused = answers.map(({ status, body }) => (status === 200 ? body.data[0].refused : status))
    expect(refused.filter(one => one === null)).toHaveLength(1)
    expect(refused.filter(one => one === 'training_full')).toHaveLength(199)
    const taken = await pool.query('SELECT FROM sub_activity_trainees WHERE sub_activity_id = $1', [id])
    expect(taken.rowCount).toBe(1)
    const approved = await pool.query(`SELECT FROM enrollments WHERE sub_activity_id = $1 AND state = 'approved'`, [id])
    expect(approved.rowCount).toBe(1)
  }, 60_000)
})

test('the days of enrollment belong together and stand in order', async () => {
  const { id, version } = await training()
  const fields = {
    code: 'D-1',
    name: 'Days',
    start_date: dayFrom(1),
    end_date: dayFrom(2),
    attendance_method: 'online',
  }
  const errorsOf = async (days: object) =>
    (await portal().call('PATCH', `/sub_activities/${id}`, { as: root, body: { ...fields, version, ...days } })).body
      .errors
  expect(await errorsOf({ enroll_from: dayFrom(0) })).toEqual([{ path: 'enroll_until', code: 'field_required' }])
  expect(await errorsOf({ enroll_until: dayFrom(0) })).toEqual([{ path: 'enroll_from', code: 'field_required' }])
  expect(await errorsOf({ enroll_from: dayFrom(1), enroll_until: dayFrom(0) })).toEqual([
    { path: 'enroll_until', code: 'date_before_start' },
  ])
  expect(await errorsOf({ capacity: 0 })).toEqual([{ path: 'capacity', code: 'value_zero' }])
})
