import { beforeEach, expect, test } from 'vitest'
import { anExpense } from '../../support/made.ts'
import { aRequest, deliver, hold } from '../../support/requests/approved.ts'
import { confirmed, useRerating } from './rerating-client.ts'

const { portal, person, call, addRate, withdraw, reratings, rerate, aLineIn, imported, paid, moneyOf } = useRerating()

const euroInLira = { from: 'eur', to: 'tl' }

/** One euro at 420 lira and at 4.2, as eight decimals of its inverse; it is 42. */
const [LOW, HIGH] = [0.00238095, 0.23809524]

let right: { id: string }

beforeEach(async () => {
  await portal().database.pool.query('DELETE FROM exchange_rates; DELETE FROM expenses')
  for (const rate of [420, 4.2]) await withdraw(await addRate(rate, '2026-01-01', euroInLira))
  right = await addRate(42, '2026-01-01', euroInLira)
})

/** Books an expense that was converted by a wrong rate. */
const booked = async (item_id: string, lira: number, rate: number, given: object = {}) => {
  const amount_minor = Math.round(lira * rate)
  const { id } = await anExpense(portal(), { item_id, date: '2026-02-01', amount_minor, ...given }, person())
  await paid(id, 'tl', lira, rate)
  return { id: String(id), amount_minor }
}

const post = (offer: Parameters<typeof confirmed>[0]) => call('POST', '/exchange_rates/reratings', confirmed(offer))

test('offers an expense whose date was corrected to a day before its wrong rate was valid', async () => {
  const line = await aLineIn('eur', 10_000_000)
  const wrong = await addRate(4.3, '2026-03-01', euroInLira)
  await imported(line.project_id, [`${line.code},2026-03-02,430.00 TL,Hotel`])
  const [{ id }] = (await call('GET', `/expenses?project_id=${line.project_id}`)).data
  const dated = { version: 1, item_id: line.id, date: '2026-02-27', amount_minor: 10_000, description: 'Hotel' }
  expect((await call('PATCH', `/expenses/${id}`, dated)).data.original).toMatchObject({ currency: 'tl' })
  await withdraw(wrong)
  expect(await reratings()).toMatchObject([{ kind: 'amounts', expenses: 1, before_minor: 10_000, after_minor: 1024 }])
})

test('restores a deleted expense with its old rate, offers it, and converts its dollars with its amount', async () => {
  const line = await aLineIn('tl', 1_000_000)
  await addRate(0.025, '2026-01-01', { from: 'tl', to: 'usd' })
  const wrong = await addRate(4.2, '2026-02-01', euroInLira)
  await imported(line.project_id, [`${line.code},2026-02-02,100.00 EUR,Hotel`])
  const [{ id, usd_minor }] = (await call('GET', `/expenses?project_id=${line.project_id}`)).data
  expect(usd_minor).toBe(1050)
  expect((await call('DELETE', `/expenses/${id}`, { version: 1, reason: 'Twice' })).status).toBe(200)
  await withdraw(wrong)
  expect(await reratings()).toEqual([])
  expect((await call('POST', `/expenses/${id}/restore`)).status).toBe(200)
  const [offer] = await reratings()
  expect(offer).toMatchObject({ kind: 'amounts', from: 'eur', to: 'tl', before_minor: 42_000, after_minor: 420_000 })
  expect((await post(offer)).status).toBe(200)
  const page = (await call('GET', `/expenses?project_id=${line.project_id}`)).data
  expect(page).toMatchObject([{ amount_minor: 420_000, usd_rate: 0.025, usd_minor: 10_500 }])
  const budget = (await call('GET', `/projects/${line.project_id}/budget`)).data
  expect(JSON.stringify(budget)).toContain('"spent_usd_minor":10500')
  expect(await moneyOf(line.id)).toEqual({ spent: 420_000, committed: 0, expenses: 420_000 })
})

test('keeps the commitments of a request with two lines in step with its invoices and refunds', async () => {
  const [line, other] = [await aLineIn('eur', 100_000), await aLineIn('eur', 100_000)]
  const request = aRequest(line.id, 20_000)
  const [one, two] = [
    await hold(portal(), request),
    await hold(portal(), aRequest(other.id, 20_000, { document_id: request.document_id })),
  ]
  await booked(line.id, 42_000, HIGH, { request_item_id: one })
  await booked(line.id, -21_000, HIGH, { request_item_id: one, reason: 'Returned' })
  await booked(other.id, 420_000, LOW, { request_item_id: two })
  await booked(other.id, 420_000, LOW, { request_item_id: two })
  await deliver(portal(), request)
  expect((await rerate()).data).toEqual({ expenses: 4 })
  expect(await moneyOf(line.id)).toEqual({ spent: 500, committed: 19_500, expenses: 500 })
  expect(await moneyOf(other.id)).toEqual({ spent: 20_000, committed: 0, expenses: 20_000 })
  const { rows } = await portal().database.pool.query(
    'SELECT request_item_id AS line, amount_minor::int AS open FROM commitments WHERE document_id = $1',
    [request.document_id],
  )
  expect(rows).toEqual([{ line: one, open: 19_500 }])
})

test('offers nothing if the same rate is entered again, also in the other direction', async () => {
  const line = await aLineIn('eur', 100_000)
  await booked(line.id, 42_000, 0.02380952)
  await withdraw(right)
  const again = await addRate(42, '2026-01-01', euroInLira)
  expect(await reratings()).toEqual([])
  await withdraw(again)
  await addRate(0.02380952, '2026-01-01', { from: 'tl', to: 'eur' })
  expect(await reratings()).toEqual([])
})

test('offers no expense that never used the withdrawn rate, although its description was edited', async () => {
  const line = await aLineIn('eur', 10_000_000)
  await addRate(37, '2026-01-05', euroInLira)
  await imported(line.project_id, [`${line.code},2026-01-15,370.00 TL,Hotel`])
  await addRate(36, '2026-01-10', euroInLira)
  // An equal rate from a later day. This expense can't have used it.
  await withdraw(await addRate(37, '2026-03-01', euroInLira))
  expect(await reratings()).toEqual([])
  const [{ id, amount_minor }] = (await call('GET', `/expenses?project_id=${line.project_id}`)).data
  const described = { version: 1, item_id: line.id, date: '2026-01-15', amount_minor, description: 'Hotel in Aleppo' }
  expect((await call('PATCH', `/expenses/${id}`, described)).status).toBe(200)
  expect(await reratings()).toEqual([])
})
