import { expect, test } from 'vitest'
import { fingerprintOf } from '../../../../../packages/server/src/requests/signatures/canonical.ts'
import { hashOfLink } from '../../../../../packages/server/src/requests/signatures/chain.ts'
import { signatures } from '../../../../../packages/server/src/requests/signatures/schema.ts'
import { staffWith } from '../../../support/people/holders.ts'
import { type Person, usePortal } from '../../../support/portal.ts'
import {
  addRequest,
  aLineInLira,
  aProjectLine,
  codeOf,
  requestDraft,
  sign,
  signAll,
  signersOf,
  useFivePeople,
} from '../../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

const aRequest = async (given: object = {}) => {
  const line = await aProjectLine(portal(), { price_minor: 100_000_000 })
  return addRequest(portal(), people().requester, requestDraft(people(), line, given))
}
const oneOf = (unit_price_minor: number) => [{ name: 'Van', quantity: 1, unit_price_minor }]

test('collects five signatures in order, and each signer sees the earlier ones and only their own turn', async () => {
  const request = await aRequest()
  const signers = signersOf(people())
  for (const [at, [role, as]] of signers.entries()) {
    for (const [other, somebody] of signers)
      if (other !== role)
        expect(['signature_out_of_order', 'not_found']).toContain(await codeOf(portal(), request, somebody, other))
    const before = (await portal().call('GET', `/purchase_requests/${request.id}`, { as })).body.data
    expect([before.signatures.length, before.to_sign]).toEqual([at, [{ role, for: null }]])
    expect(await codeOf(portal(), request, as, role)).toBe('signed')
  }
  const { body } = await portal().call('GET', `/purchase_requests/${request.id}`, { as: people().requester })
  expect(body.data).toMatchObject({ state: 'pending', next_role: null, missing_office: null })
})

test('lets a budget holder with a limit of 500 sign 500.00 but not 500.01, and no director an own request', async () => {
  const holder = await staffWith(portal(), 'signatures.sign', 'specials.budget_hold_500')
  const line = await aProjectLine(portal(), { price_minor: 1_000_000 })
  for (const [price, code] of [
    [50_000, 'signed'],
    [50_001, 'signature_not_yours'],
  ] as const) {
    const items = oneOf(price).map(item => ({ ...item, budget_item_id: line.id }))
    const request = await addRequest(portal(), people().requester, requestDraft(people(), line, { items }))
    await signAll(portal(), request, people(), 2)
    // A request above the limit isn't even visible to the budget holder.
    expect(await codeOf(portal(), request, holder, 'budget_holder')).toBe(code === 'signed' ? code : 'not_found')
  }
  const director = await portal().person('project_director')
  const own = await addRequest(portal(), director, requestDraft(people(), await aProjectLine(portal())))
  await sign(portal(), own, director, 'requested_by')
  await sign(portal(), own, people().manager, 'direct_manager')
  expect(await codeOf(portal(), own, director, 'budget_holder')).toBe('signature_own_request')
})

test('requires a reason for a rejection, which ends the request and releases its money', async () => {
  const request = await aRequest()
  await signAll(portal(), request, people(), 2)
  const reject = (given: object) =>
    sign(portal(), request, people().holder, 'budget_holder', { decision: 'reject', ...given })
  expect((await reject({ reason: ' ' })).body.errors).toEqual([{ path: 'reason', code: 'field_empty' }])
  const { data } = (await reject({ reason: 'Too dear' })).body
  expect(data).toMatchObject({ state: 'rejected', next_role: null, to_sign: [] })
  expect(data.signatures.at(-1)).toMatchObject({ decision: 'reject', reason: 'Too dear', role: 'budget_holder' })
  const { rows } = await portal().database.pool.query('SELECT FROM commitments WHERE document_id = $1', [request.id])
  expect(rows).toEqual([])
})

test('rejects a signature of an outdated revision and returns the current one', async () => {
  const line = await aProjectLine(portal())
  const draft = requestDraft(people(), line)
  const request = await addRequest(portal(), people().requester, draft)
  const body = { ...draft, description: 'Tables', version: 1 }
  await portal().call('PATCH', `/purchase_requests/${request.id}`, { as: people().requester, body })
  const stale = await sign(portal(), request, people().requester, 'requested_by')
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile'])
  expect(stale.body.data).toMatchObject({ revision: 2, description: 'Tables', signatures: [] })
})

test('rejects signatures without a dollar rate, and keeps the rate of the first signature', async () => {
  const { line, setRate } = await aLineInLira(portal())
  const request = await addRequest(portal(), people().requester, requestDraft(people(), line, { currency: 'tl' }))
  expect(await codeOf(portal(), request, people().requester, 'requested_by')).toBe('rate_missing')
  await setRate(0.025, '2026-01-01')
  expect((await sign(portal(), request, people().requester, 'requested_by')).body.data).toMatchObject({
    ...{ usd_rate: 0.025, total_usd_minor: 250, tier: 'budget_hold_100' },
    items: [{ total_usd_minor: 250 }],
  })
  await setRate(0.5, '2026-01-02')
  const { data } = (await sign(portal(), request, people().manager, 'direct_manager')).body
  expect([data.usd_rate, data.total_usd_minor]).toEqual([0.025, 250])
})

test('counts items below one cent in the exact total, so that they can require the next limit', async () => {
  const { line, setRate } = await aLineInLira(portal(), { price_minor: 1_000_000 })
  await setRate(0.0238, '2026-01-03')
  const holder = await staffWith(portal(), 'signatures.sign', 'specials.budget_hold_100')
  const small = Array.from({ length: 199 }, () => ({ name: 'Bolt', quantity: 1, unit_price_minor: 20 }))
  const signed = async (first: number) => {
    const items = [{ name: 'Beam', quantity: 1, unit_price_minor: first }, ...small]
    const given = { currency: 'tl', items: items.map(item => ({ ...item, budget_item_id: line.id })) }
    const request = await addRequest(portal(), people().requester, requestDraft(people(), line, given))
    const { total_usd_minor, tier } = await signAll(portal(), request, people(), 2)
    const mine = await portal().call('GET', '/signatures?mine=waiting&limit=100', { as: holder })
    const isListed = mine.body.data.some(({ id }: { id: string }) => id === request.id)
    return [total_usd_minor, tier, isListed, await codeOf(portal(), request, holder, 'budget_holder')]
  }
  expect(await signed(20)).toEqual([95, 'budget_hold_100', true, 'signed'])
  expect(await signed(416_188)).toEqual([100_00, 'budget_hold_100', true, 'signed'])
  // The total is a fraction of a cent above 100 dollars. It's shown as 100.00, but exceeds the limit.
  expect(await signed(416_189)).toEqual([100_00, 'budget_hold_250', false, 'not_found'])
})

test('names the missing role while nobody can sign next', async () => {
  const request = await aRequest({ location: 'turkey' })
  const three = await signAll(portal(), request, people(), 3)
  expect(three).toMatchObject({ next_role: 'procurement_department', missing_office: 'procurement_department_turkey' })
  const officer = await staffWith(portal(), 'signatures.sign', 'specials.procurement_officer_turkey')
  const { body } = await portal().call('GET', `/purchase_requests/${request.id}`, { as: officer })
  expect(body.data).toMatchObject({ missing_office: null, to_sign: [{ role: 'procurement_department', for: null }] })
})

test('links a purchase to an earlier one that it may be split from', async () => {
  const line = await aProjectLine(portal())
  const asked = async (price: number) => {
    const items = oneOf(price).map(item => ({ ...item, budget_item_id: line.id }))
    const request = await addRequest(portal(), people().requester, requestDraft(people(), line, { items }))
    return (await sign(portal(), request, people().requester, 'requested_by')).body.data
  }
  const first = await asked(6000)
  expect(first.split_with).toEqual([])
  const second = await asked(4001)
  expect(second).toMatchObject({ split_with: [{ id: first.id, reference: first.reference }], split_hidden: 0 })
})

test('counts the other part of a split purchase for people who can’t open it, without naming it', async () => {
  const line = await aProjectLine(portal())
  const asked = async (manager: Person) => {
    const items = oneOf(6000).map(item => ({ ...item, budget_item_id: line.id }))
    const draft = requestDraft({ manager }, line, { items })
    const request = await addRequest(portal(), people().requester, draft)
    return (await sign(portal(), request, people().requester, 'requested_by')).body.data
  }
  const first = await asked(people().manager)
  const manager = await staffWith(portal(), 'signatures.sign')
  const second = await asked(manager)
  const read = async (id: string) => portal().call('GET', `/purchase_requests/${id}`, { as: manager })
  expect((await read(first.id)).status).toBe(404)
  expect((await read(second.id)).body.data).toMatchObject({ split_with: [], split_hidden: 1 })
})

test('lists a request as waiting for the next signer only, and as signed for those who signed', async () => {
  const request = await aRequest()
  const listed = async (as: Person, mine: string) => {
    const { body } = await portal().call('GET', `/purchase_requests?mine=${mine}&limit=100`, { as })
    return body.data.some(({ id }: { id: string }) => id === request.id)
  }
  for (const [role, as] of signersOf(people())) {
    for (const [, somebody] of signersOf(people())) expect(await listed(somebody, 'waiting')).toBe(somebody === as)
    await sign(portal(), request, as, role)
    expect([await listed(as, 'waiting'), await listed(as, 'signed')]).toEqual([false, true])
  }
})

test('stores the fingerprint of the revision and the hash of the previous link in every signature', async () => {
  const request = await aRequest()
  const { revisions, signatures: given } = await signAll(portal(), request, people())
  const hash = fingerprintOf(revisions[0].content)
  expect(revisions[0].content_hash).toBe(hash)
  expect(given.map(({ content_hash }: { content_hash: string }) => content_hash)).toEqual(given.map(() => hash))
  const links = await portal().database.orm.select().from(signatures).orderBy(signatures.sequence)
  let previous = ''
  for (const [at, { hash: own, ...link }] of links.entries()) {
    expect([link.sequence, link.previous_hash]).toEqual([at + 1, previous])
    expect(hashOfLink(link)).toBe(own)
    previous = own
  }
})
