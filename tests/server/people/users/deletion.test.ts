import { describe, expect, test } from 'vitest'
import { aDonor, aProject, auditOf, confirmDeletion } from '../../support/made.ts'
import { setUpApp } from '../../support/people/factors.ts'
import { staffWith } from '../../support/people/holders.ts'
import { whoIs } from '../../support/people/people.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const read = (id: string, as: Person) => portal().call('GET', `/users/${id}`, { as })

describe('deleting an account', () => {
  const remove = (as: Person, id: string) => confirmDeletion(portal(), `/users/${id}`, as)

  test('removes sessions and team memberships, and is rejected if the person has left records', async () => {
    const admin = await portal().person('sysadmin')
    const idle = await portal().person('project_officer')
    const project = await aProject(portal(), {}, admin)
    const { pool } = portal().database
    await pool.query('INSERT INTO project_users (project_id, user_id) VALUES ($1, $2)', [project.id, idle.id])
    const busy = await portal().person('project_director')
    await aDonor(portal(), {}, busy)
    const impact = await portal().call('GET', `/users/${busy.id}/deletion_impact`, { as: admin })
    expect(impact.body.data.records).toEqual([{ kind: 'audit', count: 1 }])
    expect((await remove(admin, busy.id)).body.code).toBe('in_use')
    const free = await portal().call('GET', `/users/${idle.id}/deletion_impact`, { as: admin })
    const cascades = [
      { kind: 'project_users', count: 1, names: [] },
      { kind: 'sessions', count: 1, names: [] },
    ]
    expect(free.body.data).toMatchObject({ rows: 2, records: [], cascades, money: [] })
    expect((await remove(admin, idle.id)).status).toBe(200)
    expect((await whoIs(portal(), idle)).status).toBe(401)
    expect((await read(idle.id, admin)).status).toBe(404)
    expect(await auditOf(portal(), 'users', idle.id)).toEqual(['delete'])
  })

  test('lists what is deleted as well: second factor, saved views, notices and unfinished uploads', async () => {
    const admin = await portal().person('sysadmin')
    const idle = await portal().person('project_officer')
    const { pool } = portal().database
    await setUpApp(portal(), idle)
    for (const [table, columns, values] of [
      [
        'passkeys',
        'id, credential_id, public_key, counter, transports, name, created_at',
        `gen_random_uuid(), gen_random_uuid(), '', 0, '{}', 'Phone', now()`,
      ],
      ['list_views', 'id, list, name, query, is_default', `gen_random_uuid(), '/donors', 'Mine', '', false`],
      ['notices', 'id, number, kind, details', `gen_random_uuid(), 1, 'mention', '{}'`],
      ['uploads', 'id, name, size, sha256', `gen_random_uuid(), 'half.pdf', 9, 'a'`],
      ['uploads', 'id, name, size, sha256, file_id', `gen_random_uuid(), 'whole.pdf', 9, 'b', gen_random_uuid()`],
    ])
      await pool.query(`INSERT INTO ${table} (user_id, ${columns}) VALUES ($1, ${values})`, [idle.id])
    const { body } = await portal().call('GET', `/users/${idle.id}/deletion_impact`, { as: admin })
    const kinds = ['authenticator_apps', 'list_views', 'notices', 'passkeys', 'sessions', 'uploads']
    expect(body.data.cascades).toEqual(kinds.map(kind => ({ kind, count: 1, names: [] })))
  })

  test('is rejected if something was added since it was shown, and without what was shown', async () => {
    const admin = await portal().person('sysadmin')
    const idle = await portal().person('user')
    const path = `/users/${idle.id}`
    const { shown } = (await portal().call('GET', `${path}/deletion_impact`, { as: admin })).body.data
    await portal().database.pool.query(
      `INSERT INTO list_views (user_id, id, list, name, query, is_default)
       VALUES ($1, gen_random_uuid(), '/trainings', 'Mine', '', false)`,
      [idle.id],
    )
    const send = async (body: object) => (await portal().call('DELETE', path, { as: admin, body })).body
    expect((await send({ version: 1, shown })).code).toBe('changed_meanwhile')
    expect((await send({ version: 1 })).errors).toEqual([{ path: 'shown', code: 'field_required' }])
    expect((await remove(admin, idle.id)).status).toBe(200)
  })

  test("is rejected for one's own account and for more powerful people", async () => {
    const officer = await staffWith(portal(), 'users.delete')
    expect((await remove(officer, officer.id)).body.code).toBe('own_account')
    expect((await remove(officer, (await portal().person('sysadmin')).id)).body.code).toBe('privilege_missing')
  })
})
