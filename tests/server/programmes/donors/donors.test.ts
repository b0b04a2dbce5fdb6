import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aDonor, anActivity, aProject, auditOf } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

test('adds and edits a donor, and stores omitted fields as null', async () => {
  const as = await portal().person('sysadmin')
  const draft = { code: 'RF', full_name: 'River Fund', country: 'DE', abbreviation: 'RiF' }
  const added = await aDonor(portal(), draft, as)
  expect(added).toMatchObject({ ...draft, projects: 0, version: 1, can: { edit: true, delete: true } })
  const { abbreviation: _, ...rest } = draft
  const change = { ...rest, full_name: 'River Foundation', version: 1 }
  const changed = await portal().call('PATCH', `/donors/${added.id}`, { as, body: change })
  expect(changed.body.data).toMatchObject({ full_name: 'River Foundation', abbreviation: null, version: 2 })
})

test('rejects a donor code that is taken, regardless of case and surrounding spaces', async () => {
  const as = await portal().person('sysadmin')
  await aDonor(portal(), { code: 'Nile' }, as)
  const other = await aDonor(portal(), {}, as)
  const taken = { status: 400, body: { errors: [{ path: 'code', code: 'code_taken' }] } }
  const body = { code: ' NILE ', full_name: 'Another', country: 'EG' }
  expect(await portal().call('POST', '/donors', { as, body })).toMatchObject(taken)
  expect(await portal().call('PATCH', `/donors/${other.id}`, { as, body: { ...body, version: 1 } })).toMatchObject(
    taken,
  )
})

test('lists what deleting a donor removes, requires its code, and deletes all of it and nothing else', async () => {
  const as = await portal().person('sysadmin')
  const donor = await aDonor(portal(), { code: `D-${randomUUID()}` }, as)
  const project = await aProject(portal(), { donor_id: donor.id, code: `P-${randomUUID()}`, name: 'Water' }, as)
  await aProject(portal(), { donor_id: donor.id }, as)
  const spared = await aProject(portal(), {}, as)
  const impact = await portal().call('GET', `/donors/${donor.id}/deletion_impact`, { as })
  const [projects, people] = impact.body.data.cascades
  expect(impact.body.data).toMatchObject({ code: donor.code, rows: 4 })
  expect(projects).toMatchObject({ kind: 'projects', count: 2 })
  // The creator of a project joins its team.
  expect(people).toEqual({ kind: 'project_users', count: 2, names: [] })
  expect((await portal().call('GET', `/donors/${donor.id}`, { as })).body.data.projects).toBe(2)
  expect(projects.names).toContainEqual({ id: project.id, name: `${project.code} Water`, of: null })

  const remove = (body: object) => portal().call('DELETE', `/donors/${donor.id}`, { as, body: { version: 1, ...body } })
  const { shown } = impact.body.data
  expect(await remove({ typed_code: 'something', shown })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'typed_code', code: 'code_mismatch' }] },
  })
  // This activity was added after the list was read.
  await anActivity(portal(), { project_id: project.id }, as)
  expect((await remove({ typed_code: donor.code, shown })).body.code).toBe('changed_meanwhile')
  const now = (await portal().call('GET', `/donors/${donor.id}/deletion_impact`, { as })).body.data
  expect((await remove({ typed_code: donor.code, shown: now.shown })).status).toBe(200)

  expect((await portal().call('GET', `/projects/${project.id}`, { as })).status).toBe(404)
  expect((await portal().call('GET', `/projects/${spared.id}`, { as })).status).toBe(200)
  expect(await auditOf(portal(), 'donors', donor.id)).toEqual(['add', 'delete'])
})

test('finds a donor by an Arabic word without its article', async () => {
  const as = await portal().person('sysadmin')
  for (const full_name of ['Câre', 'منظمة النهر']) await aDonor(portal(), { full_name }, as)
  const found = await portal().call('GET', `/donors?search=${encodeURIComponent('نهر')}`, { as })
  expect(found.body.data.map((row: { full_name: string }) => row.full_name)).toEqual(['منظمة النهر'])
})
