import { expect, test } from 'vitest'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const refused = { status: 403, body: { code: 'privilege_missing' } }

test("nobody can remove a colleague's privileges to become as powerful", async () => {
  const attacker = await staffWith(portal(), 'users.view', 'users.edit', 'users.control_profiles', 'signatures.sign')
  const admin = await portal().person('sysadmin')
  const call = (path: string, body: object, method: 'POST' | 'PATCH' = 'POST', as: Person = attacker) =>
    portal().call(method, path, { as, body })
  const victim = await staffWith(portal(), 'signatures.sign', 'specials.ceo')
  const { body } = await call(
    '/profiles',
    { name: crypto.randomUUID(), privileges: [{ group: 'specials', command: 'ceo' }] },
    'POST',
    admin,
  )
  const profile = body.data
  await call('/users/give_profile', { ids: [victim.id], profile_id: profile.id }, 'POST', admin)
  const own = (version: number, privileges: object[], profile_ids: string[]) =>
    call(`/users/${victim.id}/privileges`, { version, privileges, profile_ids }, 'PATCH')
  const signs = { group: 'signatures', command: 'sign' }
  const ceo = { group: 'specials', command: 'ceo' }
  expect(await own(2, [signs], [profile.id])).toMatchObject(refused)
  expect(await own(2, [signs, ceo], [])).toMatchObject(refused)
  expect(await call('/users/take_profile', { ids: [victim.id], profile_id: profile.id })).toMatchObject(refused)
  const { version, name } = profile
  expect(await call(`/profiles/${profile.id}`, { version, name, privileges: [] }, 'PATCH')).toMatchObject(refused)
  const officer = await portal().person('user')
  await call(`/users/${officer.id}/type`, { version: 1, type: 'project_officer' }, 'POST', admin)
  expect(await call(`/users/${officer.id}/type`, { version: 2, type: 'user' })).toMatchObject(refused)
  // The editor can still remove privileges that they have themselves.
  expect((await own(2, [ceo], [profile.id])).status).toBe(200)
})
