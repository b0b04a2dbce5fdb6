import { accountTypes, startingPrivileges } from '@portal/contract/core/rights/accounts'
import { can } from '@portal/contract/core/rights/needs'
import { expect, test } from 'vitest'
import { auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { replicaOf, whoIs } from '../../support/people/people.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const right = (name: string) => {
  const [group = '', command = ''] = name.split('.')
  return { group, command }
}
const add = (as: Person, name: string, ...privileges: string[]) =>
  portal().call('POST', '/profiles', { as, body: { name, privileges: privileges.map(right) } })
const profile = async (...privileges: string[]) =>
  (await add(await portal().person('sysadmin'), crypto.randomUUID(), ...privileges)).body.data
const edit = (as: Person, { id, version, name }: { id: string; version: number; name: string }, ...rights: string[]) =>
  portal().call('PATCH', `/profiles/${id}`, { as, body: { version, name, privileges: rights.map(right) } })
const give = (as: Person, ids: readonly string[], profile_id: string, how = 'give') =>
  portal().call('POST', `/users/${how}_profile`, { as, body: { ids, profile_id } })

test('each account type starts with the privileges in the contract', async () => {
  const as = await portal().person('sysadmin')
  const { body } = await portal().call('GET', '/profiles?limit=100', { as })
  for (const type of accountTypes.filter(one => !can({ type: one, privileges: [] }, 'director'))) {
    const found = body.data.find((one: { account_type: string }) => one.account_type === type)
    expect(new Set(found.privileges)).toEqual(new Set(startingPrivileges[type]))
    expect(found.can).toEqual({ edit: true, delete: false, give: true })
  }
})

test('a change to a profile applies to the next request on every replica', async () => {
  const admin = await portal().person('sysadmin')
  const person = await portal().person('staff')
  const replica = await replicaOf(portal())
  const both = async () => [
    (await portal().call('GET', '/donors', { as: person })).status,
    (await replica(person, '/donors')).status,
  ]
  const given = await profile('donors.view')
  expect(await both()).toEqual([403, 403])
  expect((await give(admin, [person.id], given.id)).body.data).toEqual([{ id: person.id, code: null }])
  expect(await both()).toEqual([200, 200])
  expect((await whoIs(portal(), person)).body.data.privileges).toEqual([right('donors.view')])
  const changed = await edit(admin, given, 'courses.view')
  expect(changed.body.data).toMatchObject({ people: 1, version: 2, privileges: [right('courses.view')] })
  expect(await both()).toEqual([403, 403])
  await edit(admin, changed.body.data, 'courses.view', 'donors.view')
  expect(await both()).toEqual([200, 200])
  await give(admin, [person.id], given.id, 'take')
  expect(await both()).toEqual([403, 403])
  expect(await auditOf(portal(), 'users', person.id)).toEqual(['edit_privileges', 'edit_privileges'])
  expect(await auditOf(portal(), 'profiles', given.id)).toEqual(['add', 'edit', 'edit'])
})

test('nobody can put privileges into a profile, or give a profile with privileges, that they lack', async () => {
  const controller = await staffWith(portal(), 'users.control_profiles', 'donors.view')
  const person = await portal().person('staff')
  const refused = await add(controller, 'Too much', 'donors.view', 'donors.delete')
  expect([refused.status, refused.body]).toEqual([
    403,
    expect.objectContaining({
      code: 'privilege_missing',
      errors: [{ path: 'donors.delete', code: 'privilege_not_held' }],
    }),
  ])
  const own = (await add(controller, 'What I hold', 'donors.view')).body.data
  expect((await edit(controller, own, 'donors.view', 'specials.ceo')).body.code).toBe('privilege_missing')
  expect((await give(controller, [person.id], own.id)).body.data).toEqual([{ id: person.id, code: null }])
  const rich = await profile('donors.view', 'donors.delete')
  expect((await give(controller, [person.id], rich.id)).body.code).toBe('privilege_missing')
  const [row] = (await portal().call('GET', `/profiles?search=${rich.name}`, { as: controller })).body.data
  expect(row.can).toEqual({ edit: true, delete: true, give: false })
  // Existing privileges stay when someone without them changes the rest.
  expect((await edit(controller, rich, 'donors.delete')).status).toBe(200)
})

test('nobody can give themselves a profile or change one that they have', async () => {
  const controller = await staffWith(portal(), 'users.control_profiles', 'donors.view')
  const mine = await profile('courses.view')
  const results = await give(controller, [controller.id], (await profile('donors.view')).id)
  expect(results.body.data).toEqual([{ id: controller.id, code: 'own_privileges' }])
  await give(await portal().person('sysadmin'), [controller.id], mine.id)
  expect((await edit(controller, mine, 'courses.view', 'donors.view')).body.code).toBe('own_privileges')
})

test('a starting profile is changed only by system administrators and never deleted, and a profile in use stays', async () => {
  const admin = await portal().person('sysadmin')
  const director = await portal().person('project_director')
  const { body } = await portal().call('GET', '/profiles?limit=100', { as: director })
  const trainee = body.data.find((one: { account_type: string }) => one.account_type === 'trainee')
  expect((await edit(director, trainee, 'complaints.view_own')).body.code).toBe('privilege_missing')
  expect((await edit(admin, trainee, 'complaints.view_own', 'trainees.trainee_pages')).status).toBe(200)
  const remove = ({ id }: { id: string }, version = 1) =>
    portal().call('DELETE', `/profiles/${id}`, { as: admin, body: { version } })
  expect((await remove(trainee, 2)).body.code).toBe('in_use')
  const given = await profile('donors.view')
  await give(admin, [director.id], given.id)
  expect((await remove(given)).body.code).toBe('in_use')
  await give(admin, [director.id], given.id, 'take')
  expect((await remove(given)).status).toBe(200)
  expect((await give(admin, [director.id], given.id)).body.errors).toEqual([
    { path: 'profile_id', code: 'unknown_value' },
  ])
})

test('duplicate profile names and unknown privileges are rejected', async () => {
  const as = await portal().person('sysadmin')
  await add(as, 'Finance')
  expect((await add(as, ' FINANCE ')).body.errors).toEqual([{ path: 'name', code: 'name_taken' }])
  expect((await add(as, 'Other', 'donors.burn')).body.errors).toEqual([{ path: 'privileges.0', code: 'unknown_value' }])
})
