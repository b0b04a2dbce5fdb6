import { phaseOn } from '@portal/contract/training/sub-activities/own-trainings'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, usePortal } from '../../support/portal.ts'
import { aSession } from '../../support/training/trainings.ts'
import { enrollingIn } from '../enrollments/enrolling.ts'

const portal = usePortal()
const { training, dayFrom, person, asking, decide } = enrollingIn(portal)

let root: Person
beforeAll(async () => {
  root = await portal().person('sysadmin')
})

const idsOf = async (path: string, as: Person) =>
  (await portal().call('GET', path, { as })).body.data.map(({ id }: { id: string }) => id)

const put = (id: string, role: string, who: Person) =>
  portal().call('POST', `/sub_activities/${id}/${role}`, { as: root, body: { user_ids: [who.id] } })

test('counts the first and the last day as part of a training', () => {
  const days = { start_date: '2026-11-05', end_date: '2026-11-06' }
  const phases = ['2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'].map(today => phaseOn(today, days))
  expect(phases).toEqual(['coming', 'ongoing', 'ongoing', 'over'])
})

describe('own trainings', () => {
  test('are those with a place, with ongoing and upcoming ones first, and can be filtered by phase', async () => {
    const as = await person()
    const over = await training({ start_date: dayFrom(-9), end_date: dayFrom(-8) })
    const later = await training({ start_date: dayFrom(8), end_date: dayFrom(9) })
    const now = await training({ start_date: dayFrom(-1), end_date: dayFrom(1) })
    const others = await training()
    for (const { id } of [over, later, now]) await put(id, 'trainees', as)
    await put(others.id, 'trainees', await person())
    expect(await idsOf('/own_trainings', as)).toEqual([now.id, later.id, over.id])
    expect(await idsOf('/own_trainings?phase=ongoing', as)).toEqual([now.id])
    expect(await idsOf('/own_trainings?phase=coming', as)).toEqual([later.id])
    expect(await idsOf('/own_trainings?phase=over', as)).toEqual([over.id])
  })

  test('are visible with the state of the request to people who take or requested them, but not to others', async () => {
    const { id } = await training()
    const { as, enrollment } = await asking(id)
    const instructor = await portal().person('instructor')
    await put(id, 'instructors', instructor)
    const read = (who: Person) => portal().call('GET', `/own_trainings/${id}`, { as: who })
    expect((await read(as)).body.data).toMatchObject({
      instructors: [{ id: instructor.id }],
      enrollment: { state: 'pending' },
    })
    await decide(id, root, 'reject', [enrollment.id], 'Full')
    expect((await read(as)).body.data.enrollment).toMatchObject({ state: 'rejected', can: { withdraw: false } })
    expect(await idsOf('/own_trainings', as)).toEqual([])
    expect((await read(await person())).status).toBe(404)
  })

  test('show the progress of a trainee, which is null for a mere request', async () => {
    const { id } = await training()
    const { as, enrollment } = await asking(id)
    const [session] = [await aSession(portal(), id), await aSession(portal(), id)]
    const progress = async () => (await portal().call('GET', `/own_trainings/${id}`, { as })).body.data.progress
    expect(await progress()).toBeNull()
    await decide(id, root, 'approve', [enrollment.id])
    expect(await progress()).toBe(0)
    const marks = [{ user_id: as.id, mark: 'present' }]
    await portal().call('POST', `/training_sessions/${session}/attendance`, { as: root, body: { marks } })
    expect(await progress()).toBe(50)
  })
})

describe('taught trainings', () => {
  test('are visible only to their instructors, with the number of trainees', async () => {
    const teaches = [{ group: 'instructors', command: 'instructor_pages' }]
    const [as, other] = [await person(teaches), await person(teaches)]
    const { id } = await training({ capacity: 5 })
    await put(id, 'instructors', as)
    await put(id, 'trainees', other)
    expect(await idsOf('/taught_trainings', as)).toEqual([id])
    expect(await idsOf('/taught_trainings', other)).toEqual([])
    const read = (who: Person) => portal().call('GET', `/taught_trainings/${id}`, { as: who })
    expect((await read(as)).body.data).toMatchObject({ trainees: 1, capacity: 5, phase: 'coming' })
    expect((await read(other)).status).toBe(404)
    expect((await portal().call('GET', `/own_trainings/${id}`, { as })).status).toBe(404)
  })
})
