import type { TrainingResult } from '@portal/contract/training/results/trainee-results'
import { expect, test } from 'vitest'
import { type Person, usePortal } from '../../support/portal.ts'
import { aFinishedTraining } from './finished-training.ts'

const portal = usePortal({ TIME_ZONE: 'UTC' })

const get = (path: string, as?: Person) => portal().call('GET', path, { as })

test('applies the certificate conditions of the training to results and issued certificates', async () => {
  const { id, as, good, away } = await aFinishedTraining(portal())
  const path = `/sub_activities/${id}`
  const { code, name, start_date, end_date, attendance_method } = (await get(path, as)).body.data
  const set = async (settings: object) => {
    const { version } = (await get(path, as)).body.data
    const body = { code, name, start_date, end_date, attendance_method, version, ...settings }
    return portal().call('PATCH', path, { as, body })
  }
  const issue = (people: readonly Person[]) =>
    portal().call('POST', `${path}/certificates`, { as, body: { user_ids: people.map(one => one.id) } })
  const kindOf = async (person: Person) => (await get('/own_certificates', person)).body.data[0]?.kind
  const resultOf = async (person: Person) => {
    const rows: TrainingResult[] = (await get(`${path}/results`, as)).body.data
    const { missing, earned, result } = rows.find(row => row.id === person.id) ?? {}
    return { missing, earned, least: result?.attendance?.least }
  }
  expect(await resultOf(good)).toEqual({ missing: [], earned: 'achievement', least: 80 })
  const strict = { attendance_least: 90, post_test_least: 76, is_evaluation_needed: false }
  expect((await set(strict)).body.data).toMatchObject(strict)
  expect(await resultOf(good)).toEqual({ missing: ['post_test'], earned: 'participation', least: 90 })
  expect((await issue([away])).body.data).toEqual([{ id: away.id, refused: 'certificate_not_earned' }])
  await set({ ...strict, attendance_least: 0 })
  expect((await issue([good, away])).body.data.map((row: { refused: null }) => row.refused)).toEqual([null, null])
  expect([await kindOf(good), await kindOf(away)]).toEqual(['participation', 'participation'])
  expect((await set({})).body.data).toMatchObject({ attendance_least: 80, post_test_least: 60 })
  expect((await set({ attendance_least: 101 })).body.errors).toEqual([
    { path: 'attendance_least', code: 'value_too_large' },
  ])
})
