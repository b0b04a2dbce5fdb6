import { isDelayed } from '@portal/contract/programmes/delays'
import { describe, expect, test } from 'vitest'
import { dayFromNow } from '../../support/clock.ts'
import { anActivity, aProject, auditOf } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const holder = (...commands: string[]) =>
  portal().person(
    'staff',
    commands.map(command => ({ group: 'activities', command })),
  )

const listed = async (as: Person, query = ''): Promise<string[]> => {
  const { body } = await portal().call('GET', `/activities?limit=100${query}`, { as })
  return body.data.map((row: { id: string }) => row.id)
}

const assign = async (path: string, person: Person) => {
  const as = await portal().person('sysadmin')
  const { body } = await portal().call('GET', path, { as })
  const ids = body.data.team.map((one: { id: string }) => one.id)
  const sent = { version: body.data.version, user_ids: [...ids, person.id] }
  expect((await portal().call('PATCH', `${path}/team`, { as, body: sent })).status).toBe(200)
}

const fields = ['code', 'name', 'general_type', 'start_date', 'end_date', 'planned_beneficiaries'] as const
const more = ['planned_value_minor', 'attendance_method', 'description', 'agendas', 'objectives', 'materials'] as const
const fieldsOf = (row: Record<string, unknown>) =>
  Object.fromEntries([...fields, ...more].map(name => [name, row[name]]))

describe('visibility of activities', () => {
  test('includes those of the viewer’s teams and of projects that the viewer sees', async () => {
    const project = await aProject(portal())
    const mine = await anActivity(portal(), { project_id: project.id })
    const beside = await anActivity(portal(), { project_id: project.id })
    const other = await anActivity(portal())
    const member = await holder('view')
    await assign(`/activities/${mine.id}`, member)
    expect(await listed(member)).toEqual([mine.id])
    expect((await portal().call('GET', `/activities/${beside.id}`, { as: member })).status).toBe(404)
    const ofProject = await holder('view')
    await assign(`/projects/${project.id}`, ofProject)
    expect(new Set(await listed(ofProject))).toEqual(new Set([mine.id, beside.id]))
    expect(await listed(ofProject, '&assigned=yes')).toEqual([])
    expect(await listed(member, '&assigned=yes')).toEqual([mine.id])
    const all = await portal().person('project_director')
    expect(await listed(all)).toEqual(expect.arrayContaining([mine.id, beside.id, other.id]))
    expect(await listed(await holder('view'))).toEqual([])
  })

  test('is required for changes, reports, and steps too', async () => {
    const { id, code, ...row } = await anActivity(portal())
    const stranger = await holder('view', 'edit', 'delete', 'assign_users', 'updates')
    const version = 1
    const report = { version, report_date: '2026-02-01', actual_cost_minor: 0, actual_beneficiaries: 0, completion: 0 }
    const asked = [
      ['PATCH', '', { ...fieldsOf({ code, ...row }), version }],
      ['PATCH', '/team', { version, user_ids: [stranger.id] }],
      ['GET', '/deletion_impact', undefined],
      ['GET', '/updates', undefined],
      ['POST', '/updates', report],
      ['POST', '/start', { version, actual_start: '2026-01-01' }],
      ['POST', '/hold', { version, reason: 'Floods' }],
      ['DELETE', '', { version, typed_code: code, shown: 'x' }],
    ] as const
    const calls = asked.map(([method, path, body]) =>
      portal().call(method, `/activities/${id}${path}`, { as: stranger, body }),
    )
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(asked.map(() => 404))
  })

  test('includes the project for a new activity, whose creator joins its team', async () => {
    const project = await aProject(portal())
    const adder = await holder('view', 'add')
    const body = { ...fieldsOf(await anActivity(portal())), code: 'A-1', project_id: project.id }
    const refused = await portal().call('POST', '/activities', { as: adder, body })
    expect([refused.status, refused.body.errors]).toEqual([400, [{ path: 'project_id', code: 'unknown_value' }]])
    await assign(`/projects/${project.id}`, adder)
    const added = await portal().call('POST', '/activities', { as: adder, body })
    expect(added.body.data.team.map((one: { id: string }) => one.id)).toEqual([adder.id])
    expect(await listed(adder, '&assigned=yes')).toEqual([added.body.data.id])
  })
})

test('stores all fields, sanitises texts, and rejects invalid fields by name', async () => {
  const as = await portal().person('sysadmin')
  const given = {
    type: 'Workshop',
    general_type: 'training',
    attendance_method: 'online',
    planned_beneficiaries: 0,
    planned_value_minor: 9_007_199_254_7,
    description: '<p onclick="x()">Wells <a href="javascript:x()">now</a></p><script>x()</script>',
  }
  const row = await anActivity(portal(), given, as)
  expect(row).toMatchObject({ ...given, description: '<p>Wells now</p>', state: 'not_started', completion: 0 })
  const wrong = {
    end_date: ['2025-12-31', 'date_before_start'],
    planned_value_minor: [-1, 'value_negative'],
    planned_beneficiaries: [1.5, 'wrong_type'],
    general_type: ['', 'select_value'],
    code: [row.code.toUpperCase(), 'code_taken'],
    agendas: ['x'.repeat(50_001), 'too_long'],
  } as const
  for (const [path, [value, code]] of Object.entries(wrong)) {
    const body = { ...fieldsOf(row), project_id: row.project.id, code: 'fresh', [path]: value }
    const answer = await portal().call('POST', '/activities', { as, body })
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path, code }]])
  }
})

test('rejects a stale edit with the current activity, and changes nothing', async () => {
  const as = await portal().person('sysadmin')
  const row = await anActivity(portal(), {}, as)
  const edit = (name: string) =>
    portal().call('PATCH', `/activities/${row.id}`, { as, body: { ...fieldsOf(row), name, version: 1 } })
  expect((await edit('First')).body.data).toMatchObject({ name: 'First', version: 2 })
  const second = await edit('Second')
  expect([second.status, second.body.code, second.body.data.name]).toEqual([409, 'changed_meanwhile', 'First'])
})

test('filters by type, state, and delay, agrees with the contract on delays, and pages in each sort order', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), { start_date: '2020-01-01', end_date: '2999-12-31' })
  const of = (given: object) => anActivity(portal(), { project_id: project.id, ...given }, as)
  const late = await of({ start_date: '2020-01-01', end_date: '2020-12-31', general_type: 'training' })
  const unfinished = await of({ start_date: '2020-01-01', end_date: '2020-12-31' })
  await of({ start_date: '2999-01-01', end_date: '2999-12-31' })
  const running = await of({ start_date: '2020-01-01', end_date: '2999-12-31' })
  const start = (id: string, actual_start: string, delay_justification = '') =>
    portal().call('POST', `/activities/${id}/start`, { as, body: { version: 1, actual_start, delay_justification } })
  expect((await start(running.id, '2020-01-01')).status).toBe(200)
  expect((await start(unfinished.id, '2020-01-01', 'Floods')).status).toBe(200)
  const by = (query: string) => listed(as, `&project_id=${project.id}${query}`)
  expect(await by('&general_type=training')).toEqual([late.id])
  expect(new Set(await by('&state=in_progress'))).toEqual(new Set([unfinished.id, running.id]))
  expect(new Set(await by('&delayed=yes'))).toEqual(new Set([late.id, unfinished.id]))
  const { body } = await portal().call('GET', `/activities?project_id=${project.id}`, { as })
  const today = dayFromNow(portal(), 0)
  for (const row of body.data) expect(row.is_delayed).toBe(isDelayed(row, today))
  for (const sort of ['code', '-name', 'start_date', '-end_date', 'completion', '-completion', 'due', '-due']) {
    const first = await portal().call('GET', `/activities?project_id=${project.id}&sort=${sort}&limit=3`, { as })
    const rest = await by(`&sort=${sort}&cursor=${first.body.next_cursor}`)
    const ids = [...first.body.data.map((row: { id: string }) => row.id), ...rest]
    expect(ids).toEqual(await by(`&sort=${sort}`))
    expect(new Set(ids).size).toBe(4)
  }
})

test('takes as many queries to list nine activities as to list one', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal())
  const { pool } = portal().services.database
  const original = pool.query
  const count = async () => {
    let queries = 0
    pool.query = Object.assign((...args: unknown[]) => {
      queries += 1
      return Reflect.apply(original, pool, args)
    })
    await listed(as, `&project_id=${project.id}`)
    pool.query = original
    return queries
  }
  await anActivity(portal(), { project_id: project.id }, as)
  const one = await count()
  for (let made = 0; made < 8; made += 1) await anActivity(portal(), { project_id: project.id }, as)
  expect(one).toBeGreaterThan(0)
  expect(await count()).toBe(one)
})

test('deletes an activity with everything the impact listed, requires its code, and audits the deletion', async () => {
  const as = await portal().person('sysadmin')
  const row = await anActivity(portal(), {}, as)
  const part = { activity_id: row.id, code: 'S-1', name: 'Part', attendance_method: 'online' }
  const dates = { start_date: '2026-01-01', end_date: '2026-01-02' }
  expect((await portal().call('POST', '/sub_activities', { as, body: { ...part, ...dates } })).status).toBe(200)
  const impact = await portal().call('GET', `/activities/${row.id}/deletion_impact`, { as })
  expect(impact.body.data).toMatchObject({
    ...{ code: row.code, rows: 3 },
    // The creator of a record joins its team.
    cascades: ['activity_users', 'sub_activities', 'sub_activity_users'].map(kind => ({ kind, count: 1 })),
  })
  const remove = (given: object) =>
    portal().call('DELETE', `/activities/${row.id}`, {
      as,
      body: { version: 1, typed_code: row.code, shown: impact.body.data.shown, ...given },
    })
  expect((await remove({ typed_code: 'other' })).body.errors).toEqual([{ path: 'typed_code', code: 'code_mismatch' }])
  expect((await remove({ shown: 'other' })).body.code).toBe('changed_meanwhile')
  expect((await remove({})).status).toBe(200)
  expect((await portal().call('GET', `/activities/${row.id}`, { as })).status).toBe(404)
  expect(await auditOf(portal(), 'activities', row.id)).toEqual(['add', 'delete'])
})
