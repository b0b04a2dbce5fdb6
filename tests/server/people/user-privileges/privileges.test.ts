import { privileges } from '@portal/contract/core/rights/privileges'
import { expect, test } from 'vitest'
import { aDonor, aProject } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { replicaOf } from '../../support/people/people.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const right = (name: string) => {
  const [group = '', command = ''] = name.split('.')
  return { group, command }
}
const set = (as: Person, id: string, version: number, rights: readonly string[], profile_ids: readonly string[] = []) =>
  portal().call('PATCH', `/users/${id}/privileges`, {
    as,
    body: { version, privileges: rights.map(right), profile_ids },
  })
const matrixOf = async (as: Person, id: string) =>
  (await portal().call('GET', `/users/${id}/privileges`, { as })).body.data
interface CommandState {
  readonly command: string
  readonly own: boolean
  readonly profile_ids: readonly string[]
  readonly can: { readonly grant: boolean }
}
const commandOf = async (as: Person, id: string, name: string): Promise<CommandState | undefined> => {
  const { groups } = await matrixOf(as, id)
  const { group, command } = right(name)
  return groups
    .find((one: { group: string }) => one.group === group)
    .commands.find((one: CommandState) => one.command === command)
}
const aProfile = async (...rights: string[]) => {
  const as = await portal().person('sysadmin')
  const body = { name: crypto.randomUUID(), privileges: rights.map(right) }
  return (await portal().call('POST', '/profiles', { as, body })).body.data
}

test("the matrix lists every command of every group and the origin of a person's privileges", async () => {
  const admin = await portal().person('sysadmin')
  const person = await staffWith(portal(), 'donors.view', 'courses.view')
  const profile = await aProfile('donors.view', 'specials.ceo')
  expect((await set(admin, person.id, 1, ['donors.view'], [profile.id])).status).toBe(200)
  const { groups, passes_all } = await matrixOf(admin, person.id)
  const listed = groups.map((one: { group: string; commands: readonly CommandState[] }) => [
    one.group,
    one.commands.map(({ command }) => command),
  ])
  expect(listed).toEqual(Object.entries(privileges))
  expect(passes_all).toBe(false)
  expect(await commandOf(admin, person.id, 'donors.view')).toMatchObject({ own: true, profile_ids: [profile.id] })
  expect(await commandOf(admin, person.id, 'specials.ceo')).toMatchObject({ own: false, profile_ids: [profile.id] })
  expect(await commandOf(admin, person.id, 'courses.view')).toMatchObject({ own: false, profile_ids: [] })
  expect((await matrixOf(admin, (await portal().person('project_director')).id)).passes_all).toBe(true)
})

test('a removed privilege is gone at the next request on every replica', async () => {
  const admin = await portal().person('sysadmin')
  const person = await staffWith(portal(), 'donors.view')
  const replica = await replicaOf(portal())
  const both = async () => [
    (await portal().call('GET', '/donors', { as: person })).status,
    (await replica(person, '/donors')).status,
  ]
  expect(await both()).toEqual([200, 200])
  await set(admin, person.id, 1, [])
  expect(await both()).toEqual([403, 403])
})

test('nobody grants privileges that they lack, and existing ones stay', async () => {
  const controller = await staffWith(portal(), 'users.control_profiles', 'users.view', 'donors.view')
  const person = await staffWith(portal(), 'specials.ceo')
  expect(await commandOf(controller, person.id, 'donors.view')).toMatchObject({ can: { grant: true } })
  expect(await commandOf(controller, person.id, 'donors.delete')).toMatchObject({ can: { grant: false } })
  const refused = await set(controller, person.id, 1, ['specials.ceo', 'donors.view', 'specials.budget_hold_100'])
  expect(refused.body).toMatchObject({
    code: 'privilege_missing',
    errors: [{ path: 'specials.budget_hold_100', code: 'privilege_not_held' }],
  })
  const rich = await aProfile('donors.delete')
  expect((await set(controller, person.id, 1, ['specials.ceo'], [rich.id])).status).toBe(403)
  expect((await set(controller, person.id, 1, ['specials.ceo', 'donors.view'])).status).toBe(200)
  const director = await portal().person('project_director')
  const roles = ['specials.ceo', 'specials.accounting_officer_syria', 'specials.budget_hold_unlimited']
  expect((await set(director, person.id, 2, roles)).status).toBe(200)
})

test('nobody edits their own privileges or those of a more powerful person', async () => {
  const controller = await staffWith(portal(), 'users.control_profiles', 'users.view')
  const admin = await portal().person('sysadmin')
  expect((await set(controller, controller.id, 1, [])).body.code).toBe('own_privileges')
  expect((await set(admin, admin.id, 1, [])).body.code).toBe('own_privileges')
  expect((await set(controller, admin.id, 1, [])).body.code).toBe('privilege_missing')
  expect((await matrixOf(controller, controller.id)).can.edit).toBe(false)
  const viewer = await staffWith(portal(), 'users.view', 'users.edit')
  expect((await set(viewer, (await portal().person('user')).id, 1, [])).status).toBe(403)
})

test('the second of two simultaneous changes is rejected with the current version', async () => {
  const admin = await portal().person('sysadmin')
  const person = await portal().person('staff')
  const answers = await Promise.all([
    set(admin, person.id, 1, ['donors.view']),
    set(admin, person.id, 1, ['courses.view']),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.data.version).toBe(2)
})

test("changes of a person's privileges and of a profile are listed with author and content", async () => {
  const admin = await portal().person('sysadmin')
  const body = { type: 'staff', email: `${crypto.randomUUID()}@people.test` }
  const names = { first_name_en: 'Huda', last_name_en: 'Saleh', first_name_ar: 'هدى', last_name_ar: 'صالح' }
  const { id } = (await portal().call('POST', '/users', { as: admin, body: { ...body, ...names } })).body.data
  const profile = await aProfile('donors.view')
  const { profiles } = await matrixOf(admin, id)
  const starting = profiles.map((one: { id: string }) => one.id)
  await set(admin, id, 1, ['courses.view', 'donors.add'], [...starting, profile.id])
  await set(admin, id, 2, ['courses.view'], starting)
  await portal().call('POST', `/users/${id}/type`, { as: admin, body: { version: 3, type: 'project_officer' } })
  const list = async (query: string) => (await portal().call('GET', `/privilege_changes?${query}`, { as: admin })).body
  const all = await list(`user_id=${id}`)
  const by = expect.objectContaining({ id: admin.id, full_name_en: 'Nour Saleh' })
  expect(all.data).toMatchObject([
    { by, action: 'change_type', from_type: 'staff', to_type: 'project_officer' },
    { by, added: [], removed: ['donors.add'], profiles_given: [], profiles_taken: [profile.name] },
    { by, added: ['courses.view', 'donors.add'], removed: [], profiles_given: [profile.name], profiles_taken: [] },
    { by, action: 'add', to_type: 'staff' },
  ])
  expect((await list(`profile_id=${profile.id}`)).data).toMatchObject([
    { action: 'add', added: ['donors.view'], profile: { name: profile.name } },
  ])
  const seen: string[] = []
  let cursor = ''
  do {
    const page = await list(`user_id=${id}&limit=1${cursor}`)
    seen.push(...page.data.map((one: { id: string }) => one.id))
    cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : ''
  } while (cursor)
  expect(seen).toEqual(all.data.map((one: { id: string }) => one.id))
})

test("the preview contains a person's privileges and the number of rows they see", async () => {
  const admin = await portal().person('sysadmin')
  const person = await staffWith(portal(), 'projects.view')
  const profile = await aProfile('donors.view')
  await set(admin, person.id, 1, ['projects.view'], [profile.id])
  await aDonor(portal())
  const own = await aProject(portal(), {}, admin)
  await aProject(portal(), {}, admin)
  await portal().database.pool.query('INSERT INTO project_users (project_id, user_id) VALUES ($1, $2)', [
    own.id,
    person.id,
  ])
  const { body } = await portal().call('GET', `/users/${person.id}/preview`, { as: admin })
  const donors = (await portal().call('GET', '/donors', { as: person })).body.total
  expect(body.data).toEqual({
    type: 'staff',
    privileges: [right('donors.view'), right('projects.view')],
    rows: [
      { area: 'donors', count: donors },
      { area: 'projects', count: 1 },
    ],
  })
})
