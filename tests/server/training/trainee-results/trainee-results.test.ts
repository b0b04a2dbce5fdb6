import type { TrainingResult } from '@portal/contract/training/results/trainee-results'
import { beforeAll, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aFormInUse, answer } from '../../support/training/evaluations.ts'
import { aMark, aSession, aTest, aTrainingOf } from '../../support/training/trainings.ts'

const portal = usePortal({ TIME_ZONE: 'UTC' })

const get = (path: string, as: Person) => portal().call('GET', path, { as })

let training: Awaited<ReturnType<typeof aTaughtTraining>>
// The tests only read the training.
beforeAll(async () => {
  training = await aTaughtTraining()
})

/**
 * Creates a training with a trainee who met every condition, one who failed the post test, and one without any mark.
 */
const aTaughtTraining = async () => {
  setClock(portal(), '2026-06-15T09:00:00Z')
  const { as, form, items } = await aFormInUse(portal(), 'trainee')
  const people = [await portal().person('user'), await portal().person('user'), await portal().person('user')] as const
  const [good, weak, away] = people
  const { id } = await aTrainingOf(portal(), { trainees: people })
  const session = await aSession(portal(), id, { date: '2026-06-14' })
  const marks = [good, weak].map(({ id: user_id }) => ({ user_id, mark: 'present' }))
  await portal().call('POST', `/training_sessions/${session}/attendance`, { as, body: { marks } })
  const pre = await aTest(portal(), id, 'pre')
  const post = await aTest(portal(), id, 'post')
  for (const [test, person, percent] of [
    [pre, good, 40],
    [post, good, 90],
    [pre, weak, 50],
    [post, weak, 55],
  ] as const)
    await aMark(portal(), test, person, percent)
  const ratings = [items.stars, items.room, items.food].map(item => ({ item, value: 4 }))
  for (const person of [good, weak]) await answer(portal(), person, id, form, ratings)
  return { id, as, good, weak, away }
}

const rowsIn = async (path: string, as: Person): Promise<TrainingResult[]> => (await get(path, as)).body.data

test('returns who passed and what is missing, from marks, attendance, and evaluation', async () => {
  const { id, as, good, weak, away } = training
  const rows = new Map((await rowsIn(`/sub_activities/${id}/results`, as)).map(row => [row.id, row]))
  expect(rows.get(good.id)).toMatchObject({
    result: { attendance: { all: 100 }, pre: { percent: 40 }, post: { percent: 90 }, progress: 100 },
    ...{ missing: [], earned: 'achievement' },
  })
  expect(rows.get(weak.id)).toMatchObject({ missing: ['post_test'], earned: 'participation' })
  expect(rows.get(away.id)).toMatchObject({ missing: ['attendance', 'evaluation', 'post_test'], earned: null })
  expect((await get(`/sub_activities/${id}/result_summary`, as)).body.data).toEqual({
    ...{ trainees: 3, passed: 1, dropped_out: 0, missing: { attendance: 1, evaluation: 1, post_test: 2 } },
    ...{ pre: { mean: 45, people: 2 }, post: { mean: 72.5, people: 2 } },
    ...{ gain: { mean: 27.5, people: 2 }, normalised_gain: { mean: 0.47, people: 2 } },
    ...{ pre_counts: [0, 0, 2, 0, 0], post_counts: [0, 0, 1, 0, 1] },
  })
})

test('uses exact points for decisions and averages, and rounds only for display', async () => {
  const as = await portal().person('sysadmin')
  const people = [await portal().person('user'), await portal().person('user')] as const
  const { id } = await aTrainingOf(portal(), { trainees: people })
  const session = await aSession(portal(), id, { date: '2026-06-14' })
  const marks = people.map(({ id: user_id }) => ({ user_id, mark: 'present' }))
  await portal().call('POST', `/training_sessions/${session}/attendance`, { as, body: { marks } })
  const test = await aTest(portal(), id, 'post')
  await portal().database.pool.query('UPDATE exam_question_versions SET points = 20000 WHERE question_id = $1', [test])
  // 59.995 %, which rounds to 60.
  for (const person of people) await aMark(portal(), test, person, 11_999)
  for (const row of await rowsIn(`/sub_activities/${id}/results`, as))
    expect(row).toMatchObject({
      result: { post: { points: { reached: 11_999, possible: 20_000 }, percent: 59.99 } },
      missing: expect.arrayContaining(['post_test']),
    })
  const summary = (await get(`/sub_activities/${id}/result_summary`, as)).body.data
  expect(summary).toMatchObject({ passed: 0, post_counts: [0, 0, 2, 0, 0] })
  expect((await rowsIn(`/sub_activities/${id}/results?sort=-post&limit=1`, as)).length).toBe(1)
})

test('sorts results by figures across pages, and puts trainees without the figure last in both directions', async () => {
  const { id, as, good, weak, away } = training
  const order = async (sort: string) => {
    const ids: string[] = []
    let cursor = ''
    do {
      const { body } = await get(`/sub_activities/${id}/results?limit=1&sort=${sort}&cursor=${cursor}`, as)
      ids.push(...body.data.map((row: TrainingResult) => row.id))
      cursor = body.next_cursor ?? ''
    } while (cursor && ids.length < 9)
    return ids
  }
  for (const sort of ['gain', 'post']) {
    expect(await order(sort)).toEqual([weak.id, good.id, away.id])
    expect(await order(`-${sort}`)).toEqual([good.id, weak.id, away.id])
  }
  expect(await order('-pre')).toEqual([weak.id, good.id, away.id])
  expect((await order('-attendance')).at(-1)).toBe(away.id)
  expect((await order('progress'))[0]).toBe(away.id)
  expect((await rowsIn(`/sub_activities/${id}/results?passed=yes`, as)).map(row => row.id)).toEqual([good.id])
  expect(await rowsIn(`/sub_activities/${id}/results?passed=no`, as)).toHaveLength(2)
  expect((await rowsIn(`/sub_activities/${id}/results?search=${weak.email}`, as)).map(row => row.id)).toEqual([weak.id])
})

test('requires the privilege to view results and access to the training, and hides attendance without its own right', async () => {
  const { id, good } = training
  const viewer = await staffWith(portal(), 'sub_activities.view_results', 'projects.view_all')
  const row = (await rowsIn(`/sub_activities/${id}/results`, viewer)).find(one => one.id === good.id)
  expect(row).toMatchObject({ result: { attendance: null, post: { percent: 90 } }, missing: [] })
  const stranger = await staffWith(portal(), 'sub_activities.view_results', 'sub_activities.download_reports')
  for (const part of ['results', 'result_summary', 'result_report'])
    expect((await get(`/sub_activities/${id}/${part}`, stranger)).status).toBe(404)
  // A download also requires the privilege for reports.
  expect((await get(`/sub_activities/${id}/result_report`, viewer)).status).toBe(403)
  const downloads = await staffWith(
    portal(),
    ...(['sub_activities.view_results', 'sub_activities.download_reports', 'projects.view_all'] as const),
  )
  expect((await get(`/sub_activities/${id}/result_report`, downloads)).body.data).toMatchObject({
    ...{ as_of: '2026-06-15', sub_activity: { id }, summary: { trainees: 3, passed: 1 } },
    trainees: expect.arrayContaining([expect.objectContaining({ id: good.id, earned: 'achievement' })]),
  })
})
