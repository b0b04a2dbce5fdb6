import type { TrainingResult } from '@portal/contract/training/results/trainee-results'
import type { Enrollment } from '@portal/contract/training/sub-activities/enrollments'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { mailsTo } from '../../support/people/people.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aMark, aSession, aTest } from '../../support/training/trainings.ts'
import { enrollingIn } from './enrolling.ts'

const portal = usePortal({ TIME_ZONE: 'UTC' })
const { training, dayFrom, asking, decide, withdraw, askToLeave, stay, dropOut, ownOf } = enrollingIn(portal)

let root: Person
beforeAll(async () => {
  root = await portal().person('sysadmin')
})

const get = async (path: string, as: Person = root) => (await portal().call('GET', path, { as })).body.data

const aTrainee = async (id: string) => {
  const { as, enrollment } = await asking(id)
  await decide(id, root, 'approve', [enrollment.id])
  return { as, enrollment: enrollment.id as string }
}

const mark = (session: string, person: Person, given = 'present') =>
  portal().call('POST', `/training_sessions/${session}/attendance`, {
    as: root,
    body: { marks: [{ user_id: person.id, mark: given }] },
  })

/** Creates a training whose only session so far was attended by one trainee. */
const begun = async (given: object = {}) => {
  const { id } = await training(given)
  const trainee = await aTrainee(id)
  const session = await aSession(portal(), id, { date: dayFrom(-1) })
  await mark(session, trainee.as)
  return { id, session, ...trainee }
}

const remove = (id: string, person: Person) =>
  portal().call('DELETE', `/sub_activities/${id}/trainees/${person.id}`, { as: root })

const refusalsFor = async (id: string, enrollment: string, as: Person) => {
  const answers = [await withdraw(enrollment, as), await askToLeave(enrollment, as)]
  return [...answers, await remove(id, as), await dropOut(id, as, root)].map(({ body }) => body.code)
}

describe('a trainee', () => {
  test('can withdraw freely before the first session', async () => {
    const { id } = await training()
    const { as, enrollment } = await aTrainee(id)
    await aSession(portal(), id, { date: dayFrom(1) })
    expect((await askToLeave(enrollment, as)).body.code).toBe('transition_refused')
    expect((await withdraw(enrollment, as)).body.data.state).toBe('withdrawn')
  })

  test('can withdraw freely if all sessions were held before they had a place', async () => {
    const { id } = await training()
    await aSession(portal(), id, { date: dayFrom(-1) })
    const { as, enrollment } = await aTrainee(id)
    expect((await withdraw(enrollment, as)).body.data.state).toBe('withdrawn')
  })

  test('asks to leave after the first session, can take that back, and is listed until a dropout is recorded', async () => {
    const { id, as, enrollment } = await begun()
    expect((await withdraw(enrollment, as)).body.code).toBe('training_begun')
    expect((await ownOf(as)).can).toEqual({ withdraw: false, ask_to_leave: true, stay: false })
    const asked = (await askToLeave(enrollment, as, 'Moving away')).body.data
    expect(asked.can).toEqual({ withdraw: false, ask_to_leave: false, stay: true })
    expect((await askToLeave(enrollment, as)).body.code).toBe('transition_refused')
    const leaving = async (): Promise<Enrollment[]> => get(`/sub_activities/${id}/enrollments?leaving=yes`)
    expect(await leaving()).toMatchObject([{ leaving: { reason: 'Moving away' }, can: { drop_out: true } }])
    expect((await stay(enrollment, as)).body.data).toMatchObject({ leave_asked_at: null, state: 'approved' })
    expect(await leaving()).toEqual([])
    expect((await stay(enrollment, as)).body.code).toBe('transition_refused')
    await askToLeave(enrollment, as)
    expect((await dropOut(id, as, root, 'Moved away')).status).toBe(200)
    expect(await leaving()).toEqual([])
    const { state, events, can } = await ownOf(as)
    expect([state, events[0].reason, can.stay]).toEqual(['dropped_out', 'Moved away', false])
  })

  test('can’t withdraw after starting an exam', async () => {
    const { id } = await training()
    const { as, enrollment } = await aTrainee(id)
    await aMark(portal(), await aTest(portal(), id, 'pre'), as, 40)
    expect((await withdraw(enrollment, as)).body.code).toBe('training_begun')
  })

  test('can neither leave nor be removed while holding a certificate, until it is revoked', async () => {
    const { id, as, enrollment } = await begun()
    const body = { user_ids: [as.id], reason: 'Sat the test on paper' }
    await portal().call('POST', `/sub_activities/${id}/certificates`, { as: root, body })
    expect(await refusalsFor(id, enrollment, as)).toEqual(Array(4).fill('certificate_held'))
    const [{ id: certificate }] = await get('/own_certificates', as)
    await portal().call('POST', `/certificates/${certificate}/revoke`, { as: root, body: { reason: 'Forged' } })
    expect((await dropOut(id, as, root)).status).toBe(200)
  })
})

describe('staff', () => {
  test('can remove a trainee before the first session, and record a dropout with a reason afterwards', async () => {
    const { id } = await training()
    const early = await aTrainee(id)
    expect((await dropOut(id, early.as, root)).body.code).toBe('transition_refused')
    expect((await remove(id, early.as)).status).toBe(200)
    const { id: later, as } = await begun()
    const [shown] = await get(`/sub_activities/${later}/trainees`)
    expect(shown.can).toEqual({ remove: false, drop_out: true })
    expect((await remove(later, as)).body.code).toBe('training_begun')
    expect((await dropOut(later, as, root, ' ')).body.errors).toEqual([{ path: 'reason', code: 'field_empty' }])
    expect((await dropOut(later, as, root, 'Found work')).status).toBe(200)
    expect((await dropOut(later, as, root)).status).toBe(404)
    expect(await auditOf(portal(), 'sub_activities', later)).toContain('drop_out')
    const notices = await get('/notices', as)
    expect(notices[0]).toMatchObject({ kind: 'dropout_recorded', target: { kind: 'trainings', id: later } })
    expect((await mailsTo(portal(), as.email)).at(-1)?.content).toContain('Found work')
  })

  test('can record dropouts only in trainings they see, with either of two privileges', async () => {
    const { id, as } = await begun()
    const stranger = await staffWith(portal(), 'sub_activities.enrollments')
    expect((await dropOut(id, as, stranger)).status).toBe(404)
    const viewer = await staffWith(portal(), 'sub_activities.view', 'projects.view_all')
    expect((await dropOut(id, as, viewer)).status).toBe(403)
    const remover = await staffWith(portal(), 'sub_activities.delete_trainees', 'projects.view_all')
    expect((await dropOut(id, as, remover)).status).toBe(200)
  })

  test('can give a free place to the next person, and reinstate a dropout', async () => {
    const { id, as } = await begun({ capacity: 1 })
    const next = await asking(id)
    await dropOut(id, as, root)
    expect((await decide(id, root, 'approve', [next.enrollment.id])).body.data[0].refused).toBeNull()
    const back = await begun()
    await dropOut(back.id, back.as, root)
    const body = { user_ids: [back.as.id] }
    await portal().call('POST', `/sub_activities/${back.id}/trainees`, { as: root, body })
    expect((await ownOf(back.as)).state).toBe('approved')
    expect(await get(`/sub_activities/${back.id}/result_summary`)).toMatchObject({ trainees: 1, dropped_out: 0 })
  })
})

describe('a dropout', () => {
  test('remains in the results, is counted separately, and gets no certificate', async () => {
    const { id, as, session } = await begun()
    const [good, weak] = [await aTrainee(id), await aTrainee(id)]
    const post = await aTest(portal(), id, 'post')
    for (const [{ as: person }, percent] of [
      [good, 90],
      [weak, 70],
      [{ as }, 20],
    ] as const) {
      await mark(session, person)
      await aMark(portal(), post, person, percent)
    }
    const summary = () => get(`/sub_activities/${id}/result_summary`)
    expect(await summary()).toMatchObject({ trainees: 3, passed: 2, dropped_out: 0, missing: { post_test: 1 } })
    await dropOut(id, as, root)
    expect(await summary()).toMatchObject({
      ...{ trainees: 3, passed: 2, dropped_out: 1, missing: { post_test: 0 } },
      post: { mean: 60, people: 3 },
    })
    const results = async (query = ''): Promise<TrainingResult[]> => get(`/sub_activities/${id}/results${query}`)
    const [row] = await results('?passed=dropped_out')
    expect(row).toMatchObject({ id: as.id, earned: null, result: { post: { percent: 20 }, attendance: { all: 100 } } })
    expect(row?.dropped_out_at).toMatch(/^\d{4}-/)
    expect(await results('?passed=no')).toEqual([])
    expect((await results('?sort=post')).map(one => one.id)).toEqual([as.id, weak.as.id, good.as.id])
    const body = { user_ids: [as.id], reason: 'Kindness' }
    const issued = await portal().call('POST', `/sub_activities/${id}/certificates`, { as: root, body })
    expect(issued.body.data).toEqual([{ id: as.id, refused: 'dropped_out' }])
  })

  test('keeps their attendance and their history', async () => {
    const { id, as, session } = await begun()
    await dropOut(id, as, root)
    const report = await get(`/sub_activities/${id}/attendance`)
    expect(report.trainees).toMatchObject([{ id: as.id, has_dropped_out: true, marks: ['present'] }])
    expect((await get(`/training_sessions/${session}`)).counts).toMatchObject({ present: 1, unmarked: 0 })
    expect(await get(`/trainees/${as.id}/trainings`)).toMatchObject([{ id, has_dropped_out: true }])
    expect((await get(`/sub_activities/${id}`)).trainees).toBe(0)
  })
})
