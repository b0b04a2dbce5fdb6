import { beforeEach, expect, test } from 'vitest'
import { anExpense } from '../../support/made.ts'
import { useRerating } from './rerating-client.ts'

const { portal, person, addRate, withdraw, reratings, rerate, aLineIn, paid, moneyOf } = useRerating()

/** The inverse of 420 lira per euro, with eight decimals. The correct rate is 42. */
const LOW = 0.00238095

beforeEach(async () => {
  await portal().database.pool.query('DELETE FROM exchange_rates; DELETE FROM expenses')
  await withdraw(await addRate(420, '2026-01-01', { from: 'eur', to: 'tl' }))
  await addRate(42, '2026-01-01', { from: 'eur', to: 'tl' })
})

const booked = async (item_id: string, lira: number, given: object = {}) => {
  const amount_minor = Math.round(lira * LOW)
  const { id } = await anExpense(portal(), { item_id, date: '2026-02-01', amount_minor, ...given }, person())
  await paid(id, 'tl', lira, LOW)
}

test('converts an expense that fits after a refund and its expense made room for it', async () => {
  const line = await aLineIn('eur', 2000)
  await anExpense(portal(), { item_id: line.id, date: '2026-02-01', amount_minor: 1900 }, person())
  await booked(line.id, -420_000, { reason: 'Returned' })
  await booked(line.id, 378_000)
  await booked(line.id, 21_000)
  expect(await moneyOf(line.id)).toMatchObject({ spent: 1850 })
  expect(await reratings()).toMatchObject([{ expenses: 3, before_minor: -50, after_minor: -500 }])
  expect((await rerate()).data).toEqual({ expenses: 3 })
  expect(await moneyOf(line.id)).toMatchObject({ spent: 1400, expenses: 1400 })
})

test('converts a refund with the expense that fits, although another is closer to its amount', async () => {
  const line = await aLineIn('eur', 2100)
  await anExpense(portal(), { item_id: line.id, date: '2026-02-01', amount_minor: 1079 }, person())
  await booked(line.id, -420_000, { reason: 'Returned' })
  await booked(line.id, 424_200)
  await booked(line.id, 411_600)
  expect(await moneyOf(line.id)).toMatchObject({ spent: 2069 })
  expect(await reratings()).toMatchObject([{ expenses: 2, kept: { over_limit: 1 } }])
})
