import { expect, test } from 'vitest'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const officer = () => portal().person('staff', [{ group: 'specials', command: 'accounting_officer_syria' }])

const draft = { code: '6100', name_en: 'Travel', name_ar: 'السفر', active: true }

const add = (as: Person, given: object = {}) =>
  portal().call('POST', '/accounting_codes', { as, body: { ...draft, ...given } })

const change = (as: Person, id: string, body: object) => portal().call('PATCH', `/accounting_codes/${id}`, { as, body })

const listed = async (as: Person, query: string) => {
  const { body } = await portal().call('GET', `/accounting_codes?limit=100&${query}`, { as })
  return body.data.map((row: { code: string }) => row.code)
}

test('adds, closes, and reopens an accounting code, and refuses to delete it', async () => {
  const as = await officer()
  const { body } = await add(as)
  expect(body.data).toMatchObject({ ...draft, version: 1, can: { edit: true } })
  const { id } = body.data
  const closed = await change(as, id, { ...draft, active: false, version: 1 })
  expect(closed.body.data).toMatchObject({ active: false, version: 2 })
  expect((await change(as, id, { ...draft, version: 2 })).body.data).toMatchObject({ active: true, version: 3 })
  expect((await portal().call('DELETE', `/accounting_codes/${id}`, { as, body: { version: 3 } })).status).toBe(405)
})

test('requires all fields and a code that is unique regardless of case and surrounding spaces', async () => {
  const as = await officer()
  await add(as, { code: 'Tr-1' })
  const other = (await add(as, { code: 'Tr-2' })).body.data
  const taken = { status: 400, body: { errors: [{ path: 'code', code: 'code_taken' }] } }
  expect(await add(as, { code: ' TR-1 ' })).toMatchObject(taken)
  expect(await change(as, other.id, { ...draft, code: 'tr-1', version: 1 })).toMatchObject(taken)
  for (const path of ['code', 'name_en', 'name_ar']) {
    const answer = await add(as, { [path]: ' ' })
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path, code: 'field_required' }]])
  }
})

test('filters accounting codes by status, sorts them by code and either name, and searches them', async () => {
  const as = await officer()
  await add(as, { code: 'L1', name_en: 'Cable listed', name_ar: 'ب كابل' })
  await add(as, { code: 'L2', name_en: 'Boxes listed', name_ar: 'ج صناديق', active: false })
  await add(as, { code: 'L3', name_en: 'Awning listed', name_ar: 'أ مظلة' })
  const orders = {
    code: 'L1 L2 L3',
    '-code': 'L3 L2 L1',
    name_en: 'L3 L2 L1',
    name_ar: 'L3 L1 L2',
    '-name_ar': 'L2 L1 L3',
  }
  for (const [sort, order] of Object.entries(orders))
    expect([sort, await listed(as, `search=listed&sort=${sort}`)]).toEqual([sort, order.split(' ')])
  expect(await listed(as, 'search=listed&active=yes')).toEqual(['L1', 'L3'])
  expect(await listed(as, 'search=listed&active=no')).toEqual(['L2'])
  expect(await listed(as, `search=${encodeURIComponent('صناديق')}`)).toEqual(['L2'])
})
