import { activityStates } from '@portal/contract/programmes/activities'
import { isDelayed, wasDelayed } from '@portal/contract/programmes/delays'
import { expect, test } from 'vitest'
import { dayFromNow } from '../../support/clock.ts'
import { anActivity, aProject } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

test('treats a late activity as delayed until it is completed, and as completed late afterwards', () => {
  const planned = { start_date: '2026-01-01', end_date: '2026-06-30' }
  const ended = { ...planned, actual_start: '2026-01-01', actual_end: '2026-07-01' }
  for (const state of activityStates) {
    const isOver = state === 'completed'
    expect([state, isDelayed({ ...ended, state }, '2027-01-01')]).toEqual([state, !isOver])
    expect([state, wasDelayed({ ...ended, state })]).toEqual([state, isOver])
    expect(wasDelayed({ ...ended, state, actual_end: '2026-06-30' })).toBe(false)
  }
})

test('neither lists nor counts an activity as delayed after it was completed late', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), { start_date: '2020-01-01', end_date: '2999-12-31' })
  const plan = { project_id: project.id, start_date: '2020-01-01', end_date: '2020-12-31' }
  const [open, ended] = [await anActivity(portal(), plan, as), await anActivity(portal(), plan, as)]
  const step = async (name: string, body: object) =>
    portal().call('POST', `/activities/${ended.id}/${name}`, { as, body: { delay_justification: 'Floods', ...body } })
  await step('start', { version: 1, actual_start: '2020-01-01' })
  const figures = { actual_end: dayFromNow(portal(), -1), actual_beneficiaries: 1, actual_cost_minor: 0 }
  const completed = await step('complete', { version: 2, ...figures })
  expect([completed.status, completed.body.data?.is_delayed]).toEqual([200, false])
  const listed = await portal().call('GET', `/activities?project_id=${project.id}&delayed=yes`, { as })
  expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual([open.id])
  const { body } = await portal().call('GET', `/dashboard?project_id=${project.id}`, { as })
  expect(body.data.activities).toMatchObject({ total: 2, delayed: 1, states: { completed: 1 } })
  expect(body.data.budgets.rows).toMatchObject([{ delayed: 1 }])
})
