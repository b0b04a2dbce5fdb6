import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, usePortal } from '../../support/portal.ts'
import { enrollingIn } from './enrolling.ts'

const portal = usePortal()
const { training, person, request, asking, decide, withdraw, ownOf } = enrollingIn(portal)

let root: Person
beforeAll(async () => {
  root = await portal().person('sysadmin')
})

describe('the waiting list', () => {
  test('keeps the order of the requests, not the order of the decisions', async () => {
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
  test('is free for the next person after a withdrawal, and can be requested again', async () => {
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

  test('changes the enrolment when staff give or take it, and never exceeds the capacity', async () => {
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
    const notices = await portal().call('GET', '/notices', { as: two })
    expect(notices.body.data.map(({ kind }: { kind: string }) => kind)).toEqual(['place_taken', 'place_given'])
    const body = { ...(await portal().call('GET', `/sub_activities/${id}`, { as: root })).body.data, capacity: 1 }
    await add(await person())
    const fields = { ...body, course_id: '' }
    const lowered = await portal().call('PATCH', `/sub_activities/${id}`, { as: root, body: fields })
    expect(lowered.body.errors).toEqual([{ path: 'capacity', code: 'below_taken' }])
  })

  test('is given to one of 200 people who are approved concurrently', async () => {
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
