import { signatureRoles } from '@portal/contract/requests/signatures'
import { describe, expect, test } from 'vitest'
import { aCategory, aLine, aProject } from '../../../support/made.ts'
import { type Person, usePortal } from '../../../support/portal.ts'
import {
  addRequest,
  aProjectLine,
  codeOf,
  fivePeople,
  requestDraft,
  sign,
  signAll,
  useFivePeople,
} from '../../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

describe.each(['sysadmin', 'project_director'] as const)('a %s', type => {
  const aRequest = async (as: Person, signed: number) => {
    const request = await addRequest(portal(), as, requestDraft(people(), await aProjectLine(portal())))
    await signAll(portal(), request, { ...people(), requester: as }, signed)
    return request
  }

  test('can’t sign for a role before its turn, or a second time', async () => {
    const as = await portal().person(type)
    for (const signed of [0, 1, 2, 3, 4]) {
      const request = await aRequest(people().requester, signed)
      for (const role of signatureRoles.filter((_, at) => at !== signed))
        expect([signed, role, await codeOf(portal(), request, as, role)]).toEqual([
          ...[signed, role],
          'signature_out_of_order',
        ])
    }
    const whole = await aRequest(people().requester, 5)
    expect(await codeOf(portal(), whole, as, 'accounting_department')).toBe('signature_out_of_order')
  })

  test('takes no other role on their own request, and only one on each other request', async () => {
    const as = await portal().person(type)
    const own = await aRequest(as, 2)
    expect(await codeOf(portal(), own, as, 'budget_holder')).toBe('signature_own_request')
    expect(await codeOf(portal(), own, people().holder, 'budget_holder')).toBe('signed')
    expect(await codeOf(portal(), own, as, 'procurement_department')).toBe('signature_own_request')
    const others = await aRequest(people().requester, 2)
    expect(await codeOf(portal(), others, as, 'budget_holder')).toBe('signed')
    expect(await codeOf(portal(), others, as, 'procurement_department')).toBe('signature_repeated')
    expect(await codeOf(portal(), await aRequest(people().requester, 0), as, 'requested_by')).toBe(
      'signature_not_yours',
    )
    expect(await codeOf(portal(), await aRequest(people().requester, 1), as, 'direct_manager')).toBe(
      'signature_not_yours',
    )
  })

  test('can’t sign a request without an exchange rate', async () => {
    const as = await portal().person(type)
    const project = await aProject(portal(), { currency: 'eur' })
    const category = await aCategory(portal(), { project_id: project.id })
    const line = { id: (await aLine(portal(), { category_id: category.id })).id, project_id: project.id }
    const request = await addRequest(portal(), as, requestDraft(people(), line, { currency: 'eur' }))
    expect(await codeOf(portal(), request, as, 'requested_by')).toBe('rate_missing')
    const signed = 'SELECT FROM signatures WHERE request_id = $1 AND role IS NOT NULL'
    const { rows } = await portal().database.pool.query(signed, [request.id])
    expect(rows).toEqual([])
  })

  test('can sign only the current revision', async () => {
    const as = await portal().person(type)
    const line = await aProjectLine(portal())
    const request = await addRequest(portal(), as, requestDraft(people(), line))
    const body = { ...requestDraft(people(), line, { description: 'Tables' }), version: 1 }
    await portal().call('PATCH', `/purchase_requests/${request.id}`, { as, body })
    expect(await codeOf(portal(), request, as, 'requested_by')).toBe('changed_meanwhile')
    expect(await codeOf(portal(), { ...request, revision: 2 }, as, 'requested_by')).toBe('signed')
  })

  test('can’t reject without a reason', async () => {
    const as = await portal().person(type)
    const request = await aRequest(people().requester, 2)
    for (const reason of [undefined, '', ' \n '])
      expect(await codeOf(portal(), request, as, 'budget_holder', { decision: 'reject', reason })).toBe('invalid')
  })

  test('can’t sign on behalf of a person without a delegation', async () => {
    const as = await portal().person(type)
    const request = await aRequest(people().requester, 4)
    const given = { for_id: people().accountant.id }
    expect(await codeOf(portal(), request, as, 'accounting_department', given)).toBe('signature_not_yours')
  })
})

describe('a change of a signed request', () => {
  test.each([
    ['the description', { description: 'Tables' }, {}],
    ['the location', { location: 'turkey' }, {}],
    ['the required date', { required_date: '2099-12-30' }, {}],
    ['the name of an item', {}, { name: 'Table' }],
    ['the quantity of an item', {}, { quantity: 3 }],
    ['the price of an item', {}, { unit_price_minor: 2501 }],
    ['the unit of an item', {}, { unit: 'set' }],
    ['the unit code of an item', {}, { unit_code: 'U-1' }],
  ])('voids all signatures when it changes %s', async (_, given: object, item: object) => {
    const line = await aProjectLine(portal())
    const draft = requestDraft(people(), line)
    const request = await addRequest(portal(), people().requester, draft)
    const { version } = await signAll(portal(), request, people(), 2)
    const items = draft.items.map(one => ({ ...one, ...item }))
    const body = { ...draft, ...given, items, version }
    const answer = await portal().call('PATCH', `/purchase_requests/${request.id}`, { as: people().requester, body })
    expect(answer.body.data).toMatchObject({ revision: 2, next_role: 'requested_by', total_usd_minor: null })
    expect(answer.body.data.signatures.map(({ revision }: { revision: number }) => revision)).toEqual([1, 1])
    expect(await codeOf(portal(), { ...request, revision: 2 }, people().holder, 'budget_holder')).not.toBe('signed')
  })
})

test('warns of a split only for requests of one person for one line within seven days', async () => {
  const line = await aProjectLine(portal())
  const asked = async (as: Person, of: typeof line, price: number) => {
    const items = [{ name: 'Chair', quantity: 1, unit_price_minor: price, budget_item_id: of.id }]
    const request = await addRequest(portal(), as, requestDraft(people(), of, { items }))
    return (await sign(portal(), request, as, 'requested_by')).body.data
  }
  const first = await asked(people().requester, line, 9000)
  const other = await fivePeople(portal())
  expect((await asked(other.requester, line, 9000)).split_with).toEqual([])
  expect((await asked(people().requester, await aProjectLine(portal()), 9000)).split_with).toEqual([])
  await portal().database.pool.query(`UPDATE requests SET created_at = created_at - interval '8 days' WHERE id = $1`, [
    first.id,
  ])
  const later = await asked(people().requester, line, 9000)
  expect(later.split_with).toEqual([])
  expect((await asked(people().requester, line, 9000)).split_with).toEqual([
    { id: later.id, reference: later.reference },
  ])
})
