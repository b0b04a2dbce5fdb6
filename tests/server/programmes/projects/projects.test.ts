import { describe, expect, test } from 'vitest'
import { aCategory, aDonor, aLine, anActivity, aProject, auditOf } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const holder = (...commands: string[]) =>
  portal().person(
    'staff',
    commands.map(command => ({ group: 'projects', command })),
  )

const categoryIn = async (project_id: string): Promise<string> => (await aCategory(portal(), { project_id })).id

const listed = async (as: Person, query = '') => {
  const { body } = await portal().call('GET', `/projects?limit=100${query}`, { as })
  return body.data.map((row: { id: string }) => row.id)
}

const fieldsOf = ({
  donor,
  code,
  name,
  type,
  start_date,
  end_date,
  budget_minor,
  currency,
  program_size,
}: Record<string, unknown>) => ({
  donor_id: Object(donor).id,
  ...{ code, name, type, start_date, end_date, budget_minor, currency, program_size },
})

describe('visibility of projects', () => {
  test('includes those of the viewer’s teams, and all with the privilege View all', async () => {
    const mine = await aProject(portal())
    const other = await aProject(portal())
    const member = await holder('view')
    const sysadmin = await portal().person('sysadmin')
    const body = { version: 1, user_ids: [member.id] }
    expect((await portal().call('PATCH', `/projects/${mine.id}/team`, { as: sysadmin, body })).status).toBe(200)
    expect(await listed(member)).toEqual([mine.id])
    expect((await portal().call('GET', `/projects/${other.id}`, { as: member })).status).toBe(404)
    expect(await listed(await holder('view', 'view_all'))).toEqual(expect.arrayContaining([mine.id, other.id]))
    expect(await listed(await holder('view'))).toEqual([])
  })

  test('is required for changes too', async () => {
    const project = await aProject(portal())
    const stranger = await holder('view', 'edit', 'delete', 'assign_users')
    const { id, version, code } = project
    const calls = [
      portal().call('PATCH', `/projects/${id}`, { as: stranger, body: { ...fieldsOf(project), version } }),
      portal().call('PATCH', `/projects/${id}/team`, { as: stranger, body: { version, user_ids: [stranger.id] } }),
      portal().call('GET', `/projects/${id}/deletion_impact`, { as: stranger }),
      portal().call('DELETE', `/projects/${id}`, { as: stranger, body: { version, typed_code: code, shown: 'x' } }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('includes projects that the viewer added', async () => {
    const adder = await holder('view', 'add')
    const project = await aProject(portal(), {}, adder)
    expect(project.team.map((one: { id: string }) => one.id)).toEqual([adder.id])
    expect(await listed(adder)).toEqual([project.id])
  })
})

test('accepts only active staff in a team, and offers only them', async () => {
  const project = await aProject(portal())
  const as = await portal().person('sysadmin')
  const assign = (user_ids: string[]) =>
    portal().call('PATCH', `/projects/${project.id}/team`, { as, body: { version: 1, user_ids } })
  const refused = { status: 400, body: { errors: [{ path: 'user_ids', code: 'unknown_value' }] } }
  expect(await assign([(await portal().person('user')).id])).toMatchObject(refused)
  expect(await assign([(await portal().person('staff', [], { active: false })).id])).toMatchObject(refused)
  const people = [(await portal().person('instructor')).id, (await portal().person('project_officer')).id]
  const { body } = await assign([...people, ...people])
  expect(new Set(body.data.team.map((one: { id: string }) => one.id))).toEqual(new Set(people))
  const { body: found } = await portal().call('GET', '/assignable_users?limit=100&search=nour', { as })
  expect(found.data.map((one: { id: string }) => one.id)).toEqual(expect.arrayContaining(people))
  expect(found.data.filter((one: { type: string }) => one.type === 'user')).toEqual([])
})

test('stores all fields, and rejects invalid fields by name', async () => {
  const as = await portal().person('sysadmin')
  const more = { contract_code: 'C-1', financial_code: 'F-9', drive_link: 'https://drive.example.org/a' }
  const project = await aProject(portal(), { ...more, currency: 'eur', program_size: 'big', budget_minor: 1 }, as)
  expect(project).toMatchObject({ ...more, currency: 'eur', program_size: 'big', budget_minor: 1, type: 'training' })
  const wrong = {
    end_date: ['2025-12-31', 'date_before_start'],
    budget_minor: [-1, 'value_negative'],
    drive_link: ['http://drive.example.org', 'address_invalid'],
    currency: ['gbp', 'unknown_value'],
    code: [' ', 'field_required'],
    donor_id: ['6f9619ff-8b86-4011-b42d-00cf4fc964ff', 'unknown_value'],
  } as const
  for (const [path, [value, code]] of Object.entries(wrong)) {
    const body = { ...fieldsOf(project), code: 'fresh', [path]: value }
    const answer = await portal().call('POST', '/projects', { as, body })
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path, code }]])
  }
})

test.each([undefined, null, ''])('asks to select a donor when a project is added with %j as donor', async donor_id => {
  const as = await portal().person('sysadmin')
  const body = { ...fieldsOf(await aProject(portal(), {}, as)), code: 'fresh', donor_id }
  const { status, body: answer } = await portal().call('POST', '/projects', { as, body })
  expect([status, answer.errors]).toEqual([400, [{ path: 'donor_id', code: 'select_value' }]])
})

test('stores the exchange rate of the day when a project is added, or null without one', async () => {
  const as = await portal().person('sysadmin')
  const without = await aProject(portal(), { currency: 'tl' }, as)
  expect([without.usd_rate, without.usd_rate_date]).toEqual([null, null])
  const rate = (effective_date: string, from: string, to: string, value: number) =>
    portal().database.pool.query(
      `INSERT INTO exchange_rates (id, "from", "to", rate, effective_date, source)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, 'bank')`,
      [from, to, value, effective_date],
    )
  await rate('2026-01-01', 'usd', 'tl', 40)
  await rate('2999-01-01', 'usd', 'tl', 1)
  const made = await aProject(portal(), { currency: 'tl' }, as)
  expect([made.usd_rate, made.usd_rate_date]).toEqual([0.025, '2026-01-01'])
  await rate('2026-02-01', 'tl', 'usd', 0.02)
  const { body } = await portal().call('PATCH', `/projects/${made.id}`, { as, body: { ...fieldsOf(made), version: 1 } })
  expect([body.data.usd_rate, body.data.usd_rate_date]).toEqual([0.025, '2026-01-01'])
  expect((await aProject(portal(), { currency: 'usd' }, as)).usd_rate).toBe(1)
})

test.each([
  ['an activity', (project_id: string) => anActivity(portal(), { project_id })],
  ['a budget line', async (project_id: string) => aLine(portal(), { category_id: await categoryIn(project_id) })],
])('fixes the currency once the project has %s, but allows a change before', async (_, add) => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  const path = `/projects/${project.id}`
  // A category has no amounts of its own.
  await categoryIn(project.id)
  const change = (version: number, currency: string) =>
    portal().call('PATCH', path, { as, body: { ...fieldsOf(project), version, currency } })
  expect((await change(1, 'eur')).body.data).toMatchObject({ currency: 'eur', version: 2 })
  await add(project.id)
  const { body } = await portal().call('GET', path, { as })
  expect((await change(body.data.version, 'tl')).body.errors).toEqual([{ path: 'currency', code: 'currency_fixed' }])
  expect((await change(body.data.version, 'eur')).status).toBe(200)
})

test('filters by phase, currency, and size, and pages in each sort order without loss', async () => {
  const as = await portal().person('sysadmin')
  const donor = await aDonor(portal())
  const of = (given: object) => aProject(portal(), { donor_id: donor.id, ...given }, as)
  const past = await of({ start_date: '2020-01-01', end_date: '2020-12-31', currency: 'eur' })
  const now = await of({ start_date: '2020-01-01', end_date: '2999-12-31', program_size: 'big' })
  const next = await of({ start_date: '2999-01-01', end_date: '2999-12-31' })
  const by = (query: string) => listed(as, `&donor_id=${donor.id}${query}`)
  expect(await by('&phase=ended')).toEqual([past.id])
  expect(await by('&phase=running')).toEqual([now.id])
  expect(await by('&phase=upcoming')).toEqual([next.id])
  expect(await by('&currency=eur')).toEqual([past.id])
  expect(await by('&program_size=big')).toEqual([now.id])
  expect([past.phase, now.phase, next.phase]).toEqual(['ended', 'running', 'upcoming'])
  for (const sort of ['code', '-name', 'start_date', '-end_date']) {
    const first = await portal().call('GET', `/projects?donor_id=${donor.id}&sort=${sort}&limit=2`, { as })
    const cursor = first.body.next_cursor
    const rest = await portal().call('GET', `/projects?donor_id=${donor.id}&sort=${sort}&limit=2&cursor=${cursor}`, {
      as,
    })
    const ids = [...first.body.data, ...rest.body.data].map((row: { id: string }) => row.id)
    expect(ids).toEqual(await by(`&sort=${sort}`))
    expect(new Set(ids).size).toBe(3)
  }
})

test('deletes a project with its code, and audits the deletion', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  const { shown } = (await portal().call('GET', `/projects/${project.id}/deletion_impact`, { as })).body.data
  const body = { version: 1, typed_code: project.code, shown }
  expect((await portal().call('DELETE', `/projects/${project.id}`, { as, body })).status).toBe(200)
  expect((await portal().call('GET', `/projects/${project.id}`, { as })).status).toBe(404)
  expect(await auditOf(portal(), 'projects', project.id)).toEqual(['add', 'delete'])
})
