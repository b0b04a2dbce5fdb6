import { limits } from '@portal/contract/core/fields/limits'
import { expect, test } from 'vitest'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const view = { list: '/donors', name: 'Norway', query: 'search=Oslo&sort=-code', columns: '', is_default: false }
const save = (as: Person, given: object = {}) =>
  portal().call('POST', '/list_views', { as, body: { ...view, ...given } })
const change = (as: Person, id: string, body: object) => portal().call('PATCH', `/list_views/${id}`, { as, body })
const views = async (as: Person, list = '/donors') =>
  (await portal().call('GET', `/list_views?list=${encodeURIComponent(list)}`, { as })).body.data

test('a view can be saved, renamed and deleted, and is visible to its owner only', async () => {
  const [owner, other] = [await portal().person('staff'), await portal().person('sysadmin')]
  const { id } = (await save(owner)).body.data
  await save(owner, { name: 'All', list: '/projects/:id/expenses' })
  const stored = { id, name: 'Norway', query: view.query, columns: '', is_default: false }
  expect(await views(owner)).toEqual([stored])
  expect(await views(owner, '/projects/:id/expenses')).toMatchObject([{ name: 'All' }])
  expect(await views(other)).toEqual([])
  const renamed = { name: 'North', columns: 'hidden=state&widths=code-96', is_default: false }
  expect((await change(other, id, renamed)).status).toBe(404)
  expect((await portal().call('DELETE', `/list_views/${id}`, { as: other })).status).toBe(404)
  expect((await change(owner, id, renamed)).body.data).toEqual({ ...stored, ...renamed })
  expect((await portal().call('DELETE', `/list_views/${id}`, { as: owner })).status).toBe(200)
  expect(await views(owner)).toEqual([])
})

test('view names are unique per list and person', async () => {
  const owner = await portal().person('staff')
  const { id } = (await save(owner, { name: 'Second' })).body.data
  await save(owner)
  const taken = { status: 400, body: { errors: [{ path: 'name', code: 'name_taken' }] } }
  expect(await save(owner)).toMatchObject(taken)
  expect(await change(owner, id, { ...view, name: 'Norway' })).toMatchObject(taken)
  expect((await save(owner, { list: '/courses' })).status).toBe(200)
  expect((await save(await portal().person('staff'))).status).toBe(200)
})

test('a list has one default view, even after simultaneous requests', async () => {
  const owner = await portal().person('staff')
  const made = await Promise.all(['a', 'b', 'c'].map(name => save(owner, { name, is_default: true })))
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200])
  const defaults = async () => (await views(owner)).filter((one: { is_default: boolean }) => one.is_default)
  expect(await defaults()).toHaveLength(1)
  const [first] = await views(owner)
  await change(owner, first.id, { ...view, name: 'a', is_default: true })
  expect(await defaults()).toMatchObject([{ name: 'a' }])
  await change(owner, first.id, { ...view, name: 'a' })
  expect(await defaults()).toEqual([])
})

test('invalid addresses of lists and more views than allowed are rejected', async () => {
  const owner = await portal().person('staff')
  for (const [field, value, code] of [
    ['query', 'search=<script>', 'bad_characters'],
    ['query', 'a b', 'bad_characters'],
    ['columns', 'hidden=<b>', 'bad_characters'],
    ['query', 'a'.repeat(limits.list_query_length + 1), 'too_long'],
    ['list', 'https://elsewhere.test', 'unknown_value'],
    ['list', '//donors', 'unknown_value'],
    ['name', ' ', 'field_required'],
    ['name', 'n'.repeat(limits.name_length + 1), 'too_long'],
  ] as const)
    expect(await save(owner, { [field]: value })).toMatchObject({ body: { errors: [{ path: field, code }] } })
  await portal().database.pool.query(
    `INSERT INTO list_views (id, user_id, list, name, query, is_default) SELECT gen_random_uuid(), $1, '/donors', n::text, '', false FROM generate_series(1, $2) n`,
    [owner.id, limits.list_views - 1],
  )
  const both = await Promise.all([save(owner, { name: 'last' }), save(owner, { name: 'one too many' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
