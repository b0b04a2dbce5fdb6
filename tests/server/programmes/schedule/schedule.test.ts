import { expect, test } from 'vitest'
import { anActivity, aProject, aTraining } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const views = ['projects', 'activities', 'sub_activities'].map(group => ({ group, command: 'view' }))

const plan = { start_date: '2026-03-10', end_date: '2026-04-20' }

const entriesOf = async (as: Person, query: object) => {
  const { status, body } = await portal().call('GET', `/calendar?${new URLSearchParams({ ...query })}`, { as })
  expect(status).toBe(200)
  return body.data.map(({ kind, day, name }: Record<string, string>) => `${day} ${kind} ${name}`)
}

test('returns the timeline of a project: its activities by planned start, with their actual dates', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  const later = await anActivity(portal(), { project_id: project.id, name: 'Later', ...plan }, as)
  await anActivity(portal(), {
    project_id: project.id,
    name: 'First',
    start_date: '2026-01-05',
    end_date: '2026-02-01',
  })
  const begun = { version: later.version, actual_start: '2026-03-12', delay_justification: 'Rain' }
  expect((await portal().call('POST', `/activities/${later.id}/start`, { as, body: begun })).status).toBe(200)
  const { body } = await portal().call('GET', `/projects/${project.id}/timeline`, { as })
  expect(body.data.today).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(body.data.activities).toMatchObject([
    { name: 'First', start_date: '2026-01-05', end_date: '2026-02-01', actual_start: null, actual_end: null },
    { name: 'Later', ...plan, actual_start: '2026-03-12', actual_end: null, state: 'in_progress' },
  ])
})

test('answers 404 to the timeline of a project that the viewer can’t see', async () => {
  const project = await aProject(portal())
  const answer = await portal().call('GET', `/projects/${project.id}/timeline`, {
    as: await portal().person('staff', views),
  })
  expect(answer.status).toBe(404)
})

test('returns a month of the viewer’s teams: sessions, starts, and ends, but nothing of others', async () => {
  const sysadmin = await portal().person('sysadmin')
  const member = await portal().person('staff', views)
  const project = await aProject(
    portal(),
    { name: 'Water', start_date: '2026-01-01', end_date: '2026-04-30' },
    sysadmin,
  )
  const activity = await anActivity(portal(), { project_id: project.id, name: 'Wells', ...plan }, sysadmin)
  const training = await aTraining(portal(), { activity_id: activity.id, name: 'First aid', ...plan }, sysadmin)
  await portal().database.pool.query(
    `INSERT INTO training_sessions (id, sub_activity_id, date, start_time, end_time, duration_minutes, is_cancelled)
     VALUES (gen_random_uuid(), $1, '2026-04-02', '09:00', '11:00', 120, false),
            (gen_random_uuid(), $1, '2026-04-03', '09:00', '11:00', 120, true)`,
    [training.id],
  )
  const own = { month: '2026-04', assigned: 'yes' }
  expect(await entriesOf(member, own)).toEqual([])
  const team = [...project.team.map(({ id }: Person) => id), member.id]
  const assigned = await portal().call('PATCH', `/projects/${project.id}/team`, {
    as: sysadmin,
    body: { version: project.version, user_ids: team },
  })
  expect(assigned.status).toBe(200)
  const april = ['2026-04-02 session First aid', '2026-04-20 activity_end Wells', '2026-04-30 project_end Water']
  expect(await entriesOf(member, own)).toEqual(april)
  expect(await entriesOf(member, { month: '2026-03' })).toEqual(['2026-03-10 activity_start Wells'])
  // People who see everything get these entries too.
  expect(await entriesOf(sysadmin, { month: '2026-04' })).toEqual(expect.arrayContaining(april))
})
