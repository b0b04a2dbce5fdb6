import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../support/made.ts'
import { mailsTo } from '../../support/people/people.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { enrollingIn } from './enrolling.ts'

const portal = usePortal()
const { training, dayFrom, person, request, asking, decide, ownOf, openFor } = enrollingIn(portal)

let root: Person
beforeAll(async () => {
  root = await portal().person('sysadmin')
})

const noticesOf = async (as: Person) =>
  (await portal().call('GET', '/notices', { as })).body.data.map(({ kind }: { kind: string }) => kind)

describe('open trainings', () => {
  test('include only those open for enrolment today, and are found by name and place', async () => {
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

  test('show the number of free places, and can be filtered by it', async () => {
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

  test('can’t be requested twice or when enrolment is closed', async () => {
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
  test('gives the place, and notifies the trainee in the portal and by mail', async () => {
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

  test('requires a reason for a rejection, which the trainee sees, and blocks another request', async () => {
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

  test('on several requests returns a result for each, fills the free places, and refuses invalid steps', async () => {
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

  test('rejects requests of other trainings, and requires its own privilege and access to the training', async () => {
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

test('requires both days of enrolment, in order, and a capacity above 0', async () => {
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
