import { expect, test } from 'vitest'
import { usePortal } from '../support/portal.ts'
import { addRequest, aProjectLine, fivePeople, requestDraft, sign, signAll } from '../support/requests.ts'

const portal = usePortal()
const REQUESTS = 100
// A few each day; `npm run bench -- requests` asks for 200.
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 12)
const LONG = 60_000 + ROUNDS * 10_000

test('of 100 requests that want the last of one budget line at once, exactly as many get it as there is money', async () => {
  const people = await fivePeople(portal())
  const line = await aProjectLine(portal())
  const items = [{ name: 'Chair', quantity: 1, unit_price_minor: 30_000, budget_item_id: line.id }]
  const draft = requestDraft(people, line, { items })
  const requests = []
  for (let at = 0; at < REQUESTS; at++) requests.push(await addRequest(portal(), people.requester, draft))
  const answers = await Promise.all(requests.map(request => sign(portal(), request, people.requester, 'requested_by')))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBe(REQUESTS - 3)
  for (const { body } of refused)
    expect(body.errors).toEqual([{ path: 'items.0.total_price_minor', code: 'over_surplus' }])
  const { rows } = await portal().database.pool.query(
    'SELECT committed_minor::int AS committed, (SELECT count(*)::int FROM signatures) AS signed FROM budget_items WHERE id = $1',
    [line.id],
  )
  expect(rows).toEqual([{ committed: 90_000, signed: 3 }])
}, 60_000)

test('two who sign the same role at once, and one who clicks twice, leave one signature', async () => {
  const people = await fivePeople(portal())
  const other = await fivePeople(portal())
  const line = await aProjectLine(portal(), { price_minor: 100_000_000 })
  for (let round = 0; round < ROUNDS; round++) {
    const request = await addRequest(portal(), people.requester, requestDraft(people, line))
    await signAll(portal(), request, people, 2)
    const both = round % 2 === 0 ? [people.holder, other.holder] : [people.holder, people.holder]
    const answers = await Promise.all(both.map(as => sign(portal(), request, as, 'budget_holder')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  }
  const { rows } = await portal().database.pool.query(
    'SELECT max(sequence)::int AS last, count(*)::int AS all FROM signatures',
  )
  expect(rows[0].last).toBe(rows[0].all)
}, 60_000)
