import type { RequestKind } from '@portal/contract/requests/request-records'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffWith } from '../../support/people/holders.ts'
import { PASSWORD, type Person, usePortal } from '../../support/portal.ts'
import {
  addRequest,
  aLineInLira,
  employmentDraft,
  requestDraft,
  sign,
  signAll,
  useFivePeople,
} from '../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

let line: { id: string; project_id: string }
let holder: Person
let auditor: Person

beforeAll(async () => {
  ;({ line } = await aLineInLira(portal(), { price_minor: 100_000_000 }))
  const body = { from: 'usd', to: 'tl', rate: 42.08, source: 'Bank', effective_date: '2026-01-01' }
  await portal().call('POST', '/exchange_rates', { as: await portal().person('sysadmin'), body })
  holder = await staffWith(portal(), 'signatures.sign', 'specials.budget_hold_100')
  auditor = await staffWith(portal(), 'purchase_requests.view_all', 'employment_requests.view_all')
})

/** A request in lira, signed by the requester and the manager. It costs four times `quarter`. */
const signed = async (kind: RequestKind, quarter: number) => {
  const body =
    kind === 'purchase_requests'
      ? requestDraft(people(), line, {
          currency: 'tl',
          items: [{ name: 'Chair', quantity: 4, unit_price_minor: quarter, budget_item_id: line.id }],
        })
      : employmentDraft(people(), line, { currency: 'tl', months: 2, monthly_cost_minor: quarter })
  const request = await addRequest(portal(), people().requester, body, kind)
  return signAll(portal(), request, people(), 2)
}

const isWaiting = async ({ id }: { id: string }) => {
  const { body } = await portal().call('GET', '/signatures?mine=waiting&limit=100', { as: holder })
  return body.data.some((row: { id: string }) => row.id === id)
}

const breaks = async () => (await portal().call('GET', '/signature_chain', { as: auditor })).body.data.breaks

describe.each(['purchase_requests', 'employment_requests'] as const)('%s in a currency at 42.08 per dollar', kind => {
  test('can be signed at exactly 100 dollars with that limit, and one minor unit more exceeds it', async () => {
    const fits = await signed(kind, 105_200)
    expect(fits).toMatchObject({ total_minor: 420_800, total_usd_minor: 100_00, tier: 'budget_hold_100' })
    expect(await isWaiting(fits)).toBe(true)
    expect((await sign(portal(), fits, holder, 'budget_holder')).status).toBe(200)
    const above = await signed(kind, 105_201)
    expect(above.tier).toBe('budget_hold_250')
    expect(await isWaiting(above)).toBe(false)
    expect(await breaks()).toEqual([])
  })
})

test('seals the rate in its entered direction, so that the chain check names a request with another rate', async () => {
  const request = await signed('purchase_requests', 105_201)
  await portal().database.pool.query('UPDATE requests SET per_usd = 43 WHERE id = $1', [request.id])
  expect(await breaks()).toMatchObject([{ code: 'request_differs', request_id: request.id }])
  await portal().database.pool.query('UPDATE requests SET per_usd = NULL WHERE id = $1', [request.id])
  expect(await breaks()).toMatchObject([{ code: 'request_differs', request_id: request.id }])
})

test('converts a line to dollars by the rate as it was entered, so that it equals the total', async () => {
  const { body } = await portal().call('POST', '/exchange_rates', {
    as: await portal().person('sysadmin'),
    body: { from: 'usd', to: 'tl', rate: 41.37, source: 'Bank', effective_date: '2026-01-02' },
  })
  expect(body.data.rate).toBe(41.37)
  const items = [{ name: 'Generator', quantity: 1, unit_price_minor: 90_000_000, budget_item_id: line.id }]
  const request = await addRequest(
    portal(),
    people().requester,
    requestDraft(people(), line, { currency: 'tl', items }),
  )
  const password = { current_password: PASSWORD }
  const answer = await sign(portal(), request, people().requester, 'requested_by', password)
  const { total_usd_minor, items: lines } = answer.body.data
  expect([total_usd_minor, lines.map((one: { total_usd_minor: number }) => one.total_usd_minor)]).toEqual([
    2_175_489,
    [2_175_489],
  ])
})
