import { achievedPercent } from '@portal/contract/programmes/indicators'
import { expect, test } from 'vitest'
import { anActivity, aProject } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const draft = { name: 'Wells in use', unit: 'wells', baseline: 2, target: 12 }

const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, as: Person, body?: object) =>
  portal().call(method, path, { as, ...(body && { body }) })

test('stores an indicator with its baseline and target, and returns its values by date', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  const activity = await anActivity(portal(), { project_id: project.id, planned_beneficiaries: 40 }, as)
  const added = await call('POST', '/indicators', as, { ...draft, project_id: project.id, activity_id: activity.id })
  const { id } = added.body.data
  expect(added.body.data).toMatchObject({ ...draft, activity: { id: activity.id }, values: [], version: 1 })
  const record = (version: number, date: string, value: number) =>
    call('POST', `/indicators/${id}/values`, as, { version, date, value })
  expect((await record(1, '2026-03-31', 7.5)).status).toBe(200)
  expect((await record(2, '2026-01-31', 3)).status).toBe(200)
  const again = await record(3, '2026-03-31', 8)
  expect(again.body.data.values).toEqual([
    { date: '2026-01-31', value: 3, note: null },
    { date: '2026-03-31', value: 8, note: null },
  ])
  expect(achievedPercent(again.body.data)).toBe(60)
  expect((await record(3, '2026-04-30', 9)).body.code).toBe('changed_meanwhile')
  const list = await call('GET', `/indicators?project_id=${project.id}`, as)
  expect(list.body).toMatchObject({ total: 1, beneficiaries: { planned: 40, actual: 0 } })
  expect((await call('DELETE', `/indicators/${id}`, as, { version: 4 })).status).toBe(200)
})

test('rejects an activity of another project', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  const other = await anActivity(portal(), {}, as)
  const answer = await call('POST', '/indicators', as, { ...draft, project_id: project.id, activity_id: other.id })
  expect(answer.body.errors).toEqual([{ path: 'activity_id', code: 'unknown_value' }])
})

test('hides indicators without access to the project, and lets people who report progress record values', async () => {
  const sysadmin = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, sysadmin)
  const { body } = await call('POST', '/indicators', sysadmin, { ...draft, project_id: project.id })
  const { id } = body.data
  const reporter = await portal().person('staff', [
    { group: 'projects', command: 'view' },
    { group: 'activities', command: 'updates' },
  ])
  const value = { version: 1, date: '2026-02-28', value: 4 }
  const record = () => call('POST', `/indicators/${id}/values`, reporter, value)
  expect((await record()).status).toBe(404)
  expect((await call('GET', `/indicators?project_id=${project.id}`, reporter)).status).toBe(404)
  const user_ids = [...project.team.map((one: Person) => one.id), reporter.id]
  await call('PATCH', `/projects/${project.id}/team`, sysadmin, { version: project.version, user_ids })
  const recorded = await record()
  expect(recorded.body.data).toMatchObject({
    values: [{ date: '2026-02-28', value: 4 }],
    can: { edit: false, delete: false, record: true },
  })
})

test('calculates the achieved share of the way from baseline to target, also for a target below the baseline', () => {
  const at = (value: number | null, baseline: number, target: number) =>
    achievedPercent({ baseline, target, values: value === null ? [] : [{ date: '2026-01-01', value, note: null }] })
  expect([at(7, 2, 12), at(30, 40, 20), at(0.3, 0.1, 0.4), at(1, 2, 12), at(15, 2, 12)]).toEqual([50, 50, 66, -10, 130])
  expect([at(null, 2, 12), at(5, 5, 5)]).toEqual([null, null])
})
