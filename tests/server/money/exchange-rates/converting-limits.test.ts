import { beforeEach, expect, test } from 'vitest'
import { anExpense } from '../../support/made.ts'
import { aRequest, hold } from '../../support/requests/approved.ts'
import { confirmed, useRerating } from './rerating-client.ts'

const { portal, person, call, addRate, withdraw, reratings, rerate, aLineIn, paid, moneyOf } = useRerating()

/** The inverse of 420 and of 4.2 lira per euro, with eight decimals. The correct rate is 42. */
const [LOW, HIGH] = [0.00238095, 0.23809524]

beforeEach(async () => {
  await portal().database.pool.query('DELETE FROM exchange_rates; DELETE FROM expenses')
  for (const rate of [420, 4.2]) await withdraw(await addRate(rate, '2026-01-01', { from: 'eur', to: 'tl' }))
  await addRate(42, '2026-01-01', { from: 'eur', to: 'tl' })
})

/** Posts an expense that was converted at a wrong rate. */
const booked = async (item_id: string, lira: number, rate: number, given: object = {}) => {
  const amount_minor = Math.round(lira * rate)
  const { id } = await anExpense(portal(), { item_id, date: '2026-02-01', amount_minor, ...given }, person())
  await paid(id, 'tl', lira, rate)
  return { id: String(id), amount_minor }
}

test('skips an expense that the surplus of its line can’t cover, and offers it again after a raise', async () => {
  const line = await aLineIn('eur', 25_000)
  for (let at = 0; at < 3; at += 1) await booked(line.id, 420_000, LOW)
  const [offer] = await reratings()
  expect(offer).toMatchObject({ expenses: 2, before_minor: 2000, after_minor: 20_000, kept: { over_limit: 1 } })
  expect((await rerate()).data).toEqual({ expenses: 2 })
  expect(await moneyOf(line.id)).toEqual({ spent: 21_000, committed: 0, expenses: 21_000 })
  expect(await reratings()).toMatchObject([{ expenses: 0, kept: { over_limit: 1 } }])
  expect((await rerate()).code).toBe('changed_meanwhile')
  const more = 'UPDATE budget_items SET price_minor = 30000, total_minor = 30000 WHERE id = $1'
  await portal().database.pool.query(more, [line.id])
  expect((await rerate()).data).toEqual({ expenses: 1 })
  expect((await moneyOf(line.id)).spent).toBe(30_000)
})

test('counts falling amounts towards rising ones, and converts a refund together with its expense', async () => {
  const line = await aLineIn('eur', 20_000)
  await booked(line.id, 42_000, HIGH)
  await booked(line.id, -16_800, HIGH, { reason: 'Returned' })
  await booked(line.id, 420_000, LOW)
  const [{ rows, ...offer }] = await reratings()
  expect(offer).toMatchObject({ expenses: 3, before_minor: 7000, after_minor: 10_600, kept: { over_limit: 0 } })
  expect(rows).toHaveLength(3)
  expect((await rerate()).status).toBe(200)
  expect(await moneyOf(line.id)).toEqual({ spent: 10_600, committed: 0, expenses: 10_600 })
})

test('leaves out an invoice of one’s own request, and says so', async () => {
  const line = await aLineIn('eur')
  const request = aRequest(line.id, 10_000)
  await booked(line.id, 420_000, LOW, { request_item_id: await hold(portal(), request) })
  await booked(line.id, 420_000, LOW)
  expect(await reratings()).toMatchObject([{ expenses: 2, kept: { own: 0 } }])
  const asked = 'UPDATE requests SET requester_id = $2 WHERE id = $1'
  await portal().database.pool.query(asked, [request.document_id, person().id])
  expect(await reratings()).toMatchObject([{ expenses: 1, kept: { own: 1 } }])
  expect((await rerate()).data).toEqual({ expenses: 1 })
  expect(await moneyOf(line.id)).toMatchObject({ spent: 11_000 })
})

test('draws down the commitment of an invoice’s request, up to the tolerance', async () => {
  const line = await aLineIn('eur')
  const [exact, tolerated, beyond] = [
    await hold(portal(), aRequest(line.id, 10_000)),
    await hold(portal(), aRequest(line.id, 10_000)),
    await hold(portal(), aRequest(line.id, 10_000)),
  ]
  await booked(line.id, 420_000, LOW, { request_item_id: exact })
  await booked(line.id, 441_000, LOW, { request_item_id: tolerated })
  const { id } = await booked(line.id, 445_200, LOW, { request_item_id: beyond })
  expect(await moneyOf(line.id)).toMatchObject({ spent: 3110, committed: 26_890 })
  const [offer] = await reratings()
  expect(offer).toMatchObject({ expenses: 2, after_minor: 20_500, kept: { over_limit: 1 } })
  expect((await rerate()).data).toEqual({ expenses: 2 })
  expect(await moneyOf(line.id)).toEqual({ spent: 21_560, committed: 8940, expenses: 21_560 })
  const { rows } = await portal().database.pool.query(
    'SELECT request_item_id AS line, amount_minor::int AS open FROM commitments WHERE item_id = $1',
    [line.id],
  )
  expect(rows).toEqual([{ line: beyond, open: 8940 }])
  expect((await call('GET', `/expenses/${id}`)).data.amount_minor).toBe(1060)
})

test('stores either the conversion or a concurrent edit of the expense, and the sum of the line matches', async () => {
  for (let round = 0; round < 6; round += 1) {
    const line = await aLineIn('eur', 25_000)
    const { id } = await booked(line.id, 420_000, LOW)
    const [offer] = await reratings()
    const change = { version: 1, item_id: line.id, date: '2026-02-01', amount_minor: 1500, description: 'Fee' }
    const answers = await Promise.all([
      call('POST', '/exchange_rates/reratings', confirmed(offer)),
      call('PATCH', `/expenses/${id}`, change),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { spent, expenses } = await moneyOf(line.id)
    expect(spent).toBe(expenses)
    expect(spent).toBe(answers[0]?.status === 200 ? 10_000 : 1500)
  }
})

test('converts an expense and its full refund together, although neither fits alone', async () => {
  const line = await aLineIn('eur', 4000)
  await booked(line.id, 420_000, LOW)
  await booked(line.id, -420_000, LOW, { reason: 'Returned' })
  await booked(line.id, 168_000, LOW)
  expect(await moneyOf(line.id)).toMatchObject({ spent: 400 })
  expect(await reratings()).toMatchObject([
    { expenses: 3, before_minor: 400, after_minor: 4000, kept: { over_limit: 0 } },
  ])
  expect((await rerate()).data).toEqual({ expenses: 3 })
  expect(await moneyOf(line.id)).toEqual({ spent: 4000, committed: 0, expenses: 4000 })
})

test('converts two expenses and their common refund together, and keeps a third that exceeds the line', async () => {
  const line = await aLineIn('eur', 2500)
  for (const lira of [420_000, 420_000]) await booked(line.id, lira, LOW)
  await booked(line.id, -840_000, LOW, { reason: 'Returned' })
  await booked(line.id, 294_000, LOW)
  const [offer] = await reratings()
  expect(offer).toMatchObject({ expenses: 3, before_minor: 0, after_minor: 0, kept: { over_limit: 1 } })
  expect((await rerate()).data).toEqual({ expenses: 3 })
  expect(await moneyOf(line.id)).toEqual({ spent: 700, committed: 0, expenses: 700 })
})

test('converts two invoices of a request and the refund of both together, and keeps their commitment', async () => {
  const line = await aLineIn('eur', 10_000)
  const request_item_id = await hold(portal(), aRequest(line.id, 10_000))
  await booked(line.id, 420_000, LOW, { request_item_id })
  await booked(line.id, 420_000, LOW, { request_item_id })
  await booked(line.id, -840_000, LOW, { request_item_id, reason: 'Returned' })
  expect((await rerate()).data).toEqual({ expenses: 3 })
  expect(await moneyOf(line.id)).toEqual({ spent: 0, committed: 10_000, expenses: 0 })
})

test('refuses an offer whose expense and refund changed, although its sums are the same', async () => {
  const line = await aLineIn('eur', 50_000)
  const lira = 42_000
  await booked(line.id, lira, HIGH)
  await booked(line.id, -lira, HIGH, { reason: 'Returned' })
  const [offer] = await reratings()
  expect(offer).toMatchObject({ expenses: 2, before_minor: 0, after_minor: 0 })
  await addRate(21, '2026-02-01', { from: 'eur', to: 'tl' })
  const [next] = await reratings()
  expect(next).toMatchObject({ expenses: 2, before_minor: 0, after_minor: 0 })
  expect((await call('POST', '/exchange_rates/reratings', confirmed(offer))).code).toBe('changed_meanwhile')
  expect((await call('POST', '/exchange_rates/reratings', confirmed(next))).data).toEqual({ expenses: 2 })
  const { rows } = await portal().database.pool.query(
    'SELECT amount_minor::int AS amount FROM expenses ORDER BY amount',
  )
  expect(rows).toEqual([{ amount: -2000 }, { amount: 2000 }])
})
