import { randomUUID } from 'node:crypto'
import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aRequest, hold } from '../../support/requests/approved.ts'
import { nothingShown } from '../../workspace/removals/removing.ts'

const portal = usePortal()

test('appends a new category, edits it, sums its lines, and logs each change in the audit', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  const body = { id: randomUUID(), project_id: project.id, code: 'S', name: 'Staff' }
  const first = await portal().call('POST', '/budget_categories', { as, body })
  expect((await portal().call('POST', '/budget_categories', { as, body })).body).toEqual(first.body)
  const second = await aCategory(portal(), { project_id: project.id, code: 'T' }, as)
  await aLine(portal(), { category_id: body.id }, as)
  const change = { code: 'S2', name: 'People', version: 1 }
  const changed = await portal().call('PATCH', `/budget_categories/${body.id}`, { as, body: change })
  expect(changed.body.data).toMatchObject({ code: 'S2', name: 'People', version: 2, total_minor: 100_000 })
  const stale = await portal().call('PATCH', `/budget_categories/${body.id}`, { as, body: change })
  expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(stale.body.data).toEqual(changed.body.data)
  const { body: budget } = await portal().call('GET', `/projects/${project.id}/budget`, { as })
  expect(budget.data.categories.map(({ id }: { id: string }) => id)).toEqual([body.id, second.id])
  expect(await auditOf(portal(), 'budget_categories', body.id)).toEqual(['add', 'edit'])
})

test('rejects a category code that is taken in the project, regardless of case', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  await aCategory(portal(), { project_id: project.id, code: 'Staff' }, as)
  const other = await aCategory(portal(), { project_id: project.id, code: 'Travel' }, as)
  const taken = { status: 400, body: { errors: [{ path: 'code', code: 'code_taken' }] } }
  const body = { code: 'STAFF', name: 'x' }
  const add = { ...body, project_id: project.id }
  expect(await portal().call('POST', '/budget_categories', { as, body: add })).toMatchObject(taken)
  const change = { ...body, version: 1 }
  expect(await portal().call('PATCH', `/budget_categories/${other.id}`, { as, body: change })).toMatchObject(taken)
})

test('lists what deleting a category removes, requires its code, and refuses while money is committed', async () => {
  const as = await portal().person('sysadmin')
  const category = await aCategory(portal(), { code: 'GO' }, as)
  const line = await aLine(portal(), { category_id: category.id, code: '1', name: 'Trainer' }, as)
  await anExpense(portal(), { item_id: line.id }, as)
  const impact = await portal().call('GET', `/budget_categories/${category.id}/deletion_impact`, { as })
  expect(impact.body.data).toEqual({
    code: 'GO',
    rows: 2,
    shown: expect.any(String),
    cascades: [
      { kind: 'budget_items', count: 1, names: [{ id: line.id, name: '1 Trainer', of: null }] },
      { kind: 'expenses', count: 1, names: [] },
    ],
    blockers: { count: 0, names: [] },
    money: [{ currency: 'usd', expenses_minor: 100, planned_minor: 100_000 }],
    closed_months: [],
  })
  const remove = (body: object) =>
    portal().call('DELETE', `/budget_categories/${category.id}`, {
      as,
      body: { version: 1, typed_code: 'GO', reason: 'Entered twice', ...body },
    })
  const { shown } = impact.body.data
  const impactNow = async (): Promise<DeletionImpact> =>
    (await portal().call('GET', `/budget_categories/${category.id}/deletion_impact`, { as })).body.data
  const shownNow = async () => ({ shown: (await impactNow()).shown })
  expect((await remove({ typed_code: 'go', shown })).body.errors).toEqual([
    { path: 'typed_code', code: 'code_mismatch' },
  ])
  await anExpense(portal(), { item_id: line.id }, as)
  expect((await remove({ shown })).body.code).toBe('changed_meanwhile')
  expect((await remove({ ...(await shownNow()), version: 2 })).body).toMatchObject({
    code: 'changed_meanwhile',
    data: { version: 1 },
  })
  const beside = await aLine(portal(), { category_id: category.id, code: '2' }, as)
  const request = aRequest(line.id, 1)
  for (const { id } of [line, beside]) await hold(portal(), { ...request, item_id: id })
  expect((await remove(await shownNow())).body.code).toBe('in_use')
  // One document, whatever lines it has committed.
  const { blockers, rows, ...last } = await impactNow()
  const document = { id: request.document_id, name: request.reference, of: null }
  expect([rows, blockers]).toEqual([4, { count: 1, names: [document] }])
  await portal().database.pool.query('DELETE FROM commitments')
  expect((await remove({ shown: last.shown, reason: ' ' })).body.errors).toEqual([
    { path: 'reason', code: 'reason_required' },
  ])
  expect((await remove({ shown: last.shown })).status).toBe(200)
  expect((await remove({ shown: last.shown })).status).toBe(404)
  expect(await auditOf(portal(), 'budget_categories', category.id)).toEqual(['add', 'delete'])
})

test('requires the privilege of each command and access to the project', async () => {
  const category = await aCategory(portal())
  const holder = (command: string, sees: 'view' | 'view_all' = 'view') =>
    staffWith(portal(), `budget.${command}`, `projects.${sees}`)
  const path = `/budget_categories/${category.id}`
  const calls: [needs: string, call: (as: Person) => Promise<number>][] = [
    ['add', as => status('PATCH', path, as, { code: 'c', name: 'n', version: 1 })],
    ['delete', as => status('GET', `${path}/deletion_impact`, as)],
    ['delete', as => status('DELETE', path, as, { version: 2, typed_code: 'c', shown: nothingShown })],
  ]
  for (const [needs, call] of calls) {
    expect(await call(await holder(needs === 'add' ? 'delete' : 'add', 'view_all'))).toBe(403)
    expect(await call(await holder(needs, 'view'))).toBe(404)
    expect(await call(await holder(needs, 'view_all'))).toBe(200)
  }
  const project = await aProject(portal())
  const body = { project_id: project.id, code: 'c', name: 'n' }
  expect(await status('POST', '/budget_categories', await holder('add'), body)).toBe(400)
  expect(await status('POST', '/budget_categories', await holder('add', 'view_all'), body)).toBe(200)

  async function status(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', at: string, as: Person, body?: object) {
    return (await portal().call(method, at, { as, ...(body && { body }) })).status
  }
})
