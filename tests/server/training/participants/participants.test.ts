import type { Trainee } from '@portal/contract/training/participants/participants'
import { describe, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { aCourse, aTraining } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aFormInUse, answer, type FormItems, someUsers } from '../../support/training/evaluations.ts'
import { aSession, aTrainingOf } from '../../support/training/trainings.ts'

const portal = usePortal({ TIME_ZONE: 'UTC' })

const get = (path: string, as: Person) => portal().call('GET', path, { as })

const put = (training: string, role: string, ...people: readonly Person[]) =>
  portal().database.pool.query(
    `INSERT INTO sub_activity_${role} (sub_activity_id, user_id) SELECT $1, unnest($2::uuid[])`,
    [training, people.map(({ id }) => id)],
  )

const idsIn = async (path: string, as: Person): Promise<string[]> =>
  (await get(path, as)).body.data.map(({ id }: { id: string }) => id)

const ratings = ({ stars, room, food }: FormItems, value: number) => [stars, room, food].map(item => ({ item, value }))

describe('trainees', () => {
  test('are listed once with their number of trainings and the latest one, sorted by both, and searched by email', async () => {
    const as = await portal().person('sysadmin')
    const [busy, other] = [await portal().person('user'), await portal().person('trainee')]
    const early = await aTraining(portal(), { name: 'Early', start_date: '2026-01-10', end_date: '2026-01-12' }, as)
    const late = await aTraining(portal(), { name: 'Late', start_date: '2026-03-10', end_date: '2026-03-12' }, as)
    await put(early.id, 'trainees', busy, other)
    await put(late.id, 'trainees', busy)
    const rows: Trainee[] = (await get('/trainees?sort=-trainings&limit=100', as)).body.data
    expect(rows.filter(({ id }) => id === busy.id)).toHaveLength(1)
    expect(rows.find(({ id }) => id === busy.id)).toMatchObject({
      trainings: 2,
      last_training: { id: late.id, name: 'Late', start_date: '2026-03-10', end_date: '2026-03-12' },
    })
    const order = (ids: readonly string[]) => ids.indexOf(busy.id) - ids.indexOf(other.id)
    expect(order(rows.map(({ id }) => id))).toBeLessThan(0)
    expect(order(await idsIn('/trainees?sort=last_training&limit=100', as))).toBeGreaterThan(0)
    expect(await idsIn(`/trainees?search=${other.email}`, as)).toEqual([other.id])
    expect(await idsIn(`/instructors?search=${other.email}`, as)).toEqual([])
  })

  test('are visible to people who see or teach the training, but not to accounts of type user', async () => {
    const [one, other] = await someUsers(portal(), 2)
    if (!one || !other) throw new Error('nobody')
    const [seen, unseen] = [await aTraining(portal()), await aTraining(portal())]
    await put(seen.id, 'trainees', one)
    await put(unseen.id, 'trainees', one, other)
    const reader = await staffWith(portal(), 'trainees.view', 'sub_activities.view')
    const teacher = await portal().person('instructor', [{ group: 'trainees', command: 'trainee_pages' }])
    await portal().database.pool.query('INSERT INTO sub_activity_users VALUES ($1, $2)', [seen.id, reader.id])
    await put(seen.id, 'instructors', teacher)
    for (const as of [reader, teacher]) {
      expect(await idsIn('/trainees', as)).toEqual([one.id])
      expect((await get(`/trainees/${one.id}`, as)).body.data).toMatchObject({ trainings: 1 })
      expect(await idsIn(`/trainees/${one.id}/trainings`, as)).toEqual([seen.id])
      for (const rest of ['', '/trainings']) expect((await get(`/trainees/${other.id}${rest}`, as)).status).toBe(404)
    }
    const user = await portal().person('user', [{ group: 'trainees', command: 'trainee_pages' }])
    for (const as of [user, await staffWith(portal(), 'sub_activities.view')])
      expect((await get('/trainees', as)).status).toBe(403)
  })

  test('have a history with attendance and progress, without figures that the viewer may not see', async () => {
    setClock(portal(), '2026-06-15T09:00:00Z')
    const as = await portal().person('sysadmin')
    const [trainee] = await someUsers(portal(), 1)
    if (!trainee) throw new Error('nobody')
    const { id } = await aTrainingOf(portal(), { trainees: [trainee] })
    const session = await aSession(portal(), id, { date: '2026-06-14' })
    await aSession(portal(), id, { date: '2026-06-20' })
    const marks = [{ user_id: trainee.id, mark: 'late' }]
    await portal().call('POST', `/training_sessions/${session}/attendance`, { as, body: { marks } })
    const results = async (reader: Person) =>
      (await get(`/trainees/${trainee.id}/trainings`, reader)).body.data.map(({ result }: { result: object }) => result)
    expect(await results(as)).toEqual([
      { attendance: { all: 25, so_far: 50, least: 80 }, pre: null, post: null, progress: 50 },
    ])
    // The list of the training has the same result.
    const [listed] = (await get(`/sub_activities/${id}/trainees`, as)).body.data
    expect([listed.result]).toEqual(await results(as))
    const viewer = await staffWith(portal(), 'trainees.view', 'sub_activities.view', 'projects.view_all')
    expect(await results(viewer)).toEqual([{ attendance: null, pre: null, post: null, progress: 50 }])
  })
})

describe('instructors', () => {
  test('have one score over all of their trainings, hidden below three responses and updated in steps of three', async () => {
    const { as, form, items } = await aFormInUse(portal(), 'trainee')
    const teacher = await portal().person('instructor')
    const people = await someUsers(portal(), 7)
    const [first, second] = [
      await aTrainingOf(portal(), { trainees: people.slice(0, 4), instructors: [teacher] }),
      await aTrainingOf(portal(), { trainees: people.slice(4), instructors: [teacher] }),
    ]
    const send = async (training: string, given: readonly Person[], value: number) => {
      for (const person of given) await answer(portal(), person, training, form, ratings(items, value))
    }
    const scores = async () => {
      const found = (await get(`/instructors/${teacher.id}`, as)).body.data
      const trainer = (await get(`/trainers/${teacher.id}`, as)).body.data
      expect({ score: trainer.score, responses: trainer.responses }).toEqual({
        score: found.score,
        responses: found.responses,
      })
      return [found.score, found.responses]
    }
    await send(first.id, people.slice(0, 2), 5)
    await send(second.id, people.slice(4, 6), 2)
    expect(await scores()).toEqual([null, 0])
    await send(first.id, people.slice(2, 4), 5)
    expect(await scores()).toEqual([5, 3])
    await send(second.id, people.slice(6), 2)
    expect(await scores()).toEqual([3.5, 6])

    const history = async (reader: Person) =>
      (await get(`/instructors/${teacher.id}/trainings`, reader)).body.data.map(
        ({ id, trainees, evaluation }: { id: string; trainees: number; evaluation: object | null }) => [
          id === first.id ? 'first' : 'second',
          trainees,
          evaluation,
        ],
      )
    expect(await history(as)).toEqual(
      expect.arrayContaining([
        ['first', 4, { score: 5, responses: 3 }],
        ['second', 3, { score: 2, responses: 3 }],
      ]),
    )
    const viewer = await staffWith(portal(), 'instructors.view', 'sub_activities.view', 'projects.view_all')
    expect((await history(viewer)).map((row: unknown[]) => row[2])).toEqual([null, null])
  })

  test('are listed with their qualification from the roster, and their trainings with the course', async () => {
    const as = await portal().person('sysadmin')
    const teacher = await portal().person('instructor')
    const course = await aCourse(portal(), { name_en: 'First aid' }, as)
    const { id } = await aTraining(portal(), { course_id: course.id }, as)
    await put(id, 'instructors', teacher)
    await portal().call('PATCH', `/trainers/${teacher.id}`, {
      as,
      body: { version: 1, qualification: 'Nurse', course_ids: [] },
    })
    const rows = (await get(`/instructors?search=${teacher.email}`, as)).body.data
    expect(rows).toMatchObject([{ id: teacher.id, qualification: 'Nurse', score: null, responses: 0 }])
    const { data } = (await get(`/instructors/${teacher.id}/trainings`, as)).body
    expect(data).toMatchObject([{ id, course: { id: course.id, name_en: 'First aid' } }])
  })
})
