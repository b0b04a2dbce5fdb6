import { describe, expect, test } from 'vitest'
import { auditOf } from '../../support/made.ts'
import { confirmed, type Offer, useRerating } from './rerating-client.ts'

const { portal, person, call, addRate, withdraw, reratings, rerate, aLineIn, imported, moneyOf } = useRerating()

const euroInLira = { from: 'eur', to: 'tl' }
const liraToEuro = { kind: 'amounts', from: 'tl', to: 'eur' }

const offerOf = async (wanted: object) =>
  (await reratings()).find((one: Offer) =>
    Object.entries(wanted).every(([name, value]) => Reflect.get(one, name) === value),
  )

const expensesIn = async (project_id: string) =>
  (await call('GET', `/expenses?project_id=${project_id}&sort=date&limit=100`)).data

/** Imports forty receipts of 420.00 lira on two lines at a wrong rate. The month of the first two is closed. */
const bookedWrong = async () => {
  const wrong = await addRate(4.2, '2026-02-01', euroInLira)
  const line = await aLineIn('eur', 10_000_000)
  const category = (await call('GET', `/projects/${line.project_id}/budget`)).data.categories[0]
  const figures = { amount: 1, frequency: 1, price_minor: 10_000_000, load_percentage: 100 }
  const added = { ...figures, id: crypto.randomUUID(), code: 'Hotel', name: 'Hotel', category_id: category.id }
  const other = (await call('POST', '/budget_items', added)).data.item
  const rows = Array.from({ length: 40 }, (_, at) => {
    const day = at < 2 ? '2026-02-10' : `2026-03-${String(10 + (at % 10)).padStart(2, '0')}`
    return `${at % 2 === 0 ? line.code : other.code},${day},420.00 TL,Receipt ${at}`
  })
  await imported(line.project_id, rows)
  const month = { month: '2026-02', reason: 'Reported', explanation: 'Not planned' }
  expect((await call('POST', `/projects/${line.project_id}/closed_months`, month)).status).toBe(200)
  return {
    line,
    other: { id: String(other.id) },
    correct: async () => {
      await withdraw(wrong)
      await addRate(42, '2026-02-01', euroInLira)
    },
  }
}

describe('amounts converted at a withdrawn rate', () => {
  let booked: Awaited<ReturnType<typeof bookedWrong>>

  test('are offered with values before and after, by project, line, and expense', async () => {
    booked = await bookedWrong()
    expect(await reratings()).toEqual([])
    await booked.correct()
    const { projects, lines, rows, ...sums } = await offerOf(liraToEuro)
    const worth = { expenses: 38, before_minor: 380_000, after_minor: 38_000 }
    const untouched = { closed: 2, unseen: 0, own: 0, without_rate: 0, over_limit: 0 }
    expect(sums).toEqual({ ...liraToEuro, ...worth, kept: untouched, shown: expect.any(String) })
    expect(projects).toMatchObject([{ id: booked.line.project_id, ...worth }])
    const half = { expenses: 19, before_minor: 190_000, after_minor: 19_000 }
    expect(lines).toMatchObject([half, half])
    expect(new Set(lines.map(({ id }: { id: string }) => id))).toEqual(new Set([booked.line.id, booked.other.id]))
    expect(rows[0]).toMatchObject({
      ...{ date: '2026-03-10', amount_minor: 42_000, before_minor: 10_000, after_minor: 1000 },
      ...{ before_rate: 0.23809524, after_rate: 0.02380952 },
    })
  })

  test('are converted again as offered, with a reason, except in closed months', async () => {
    expect((await rerate({ reason: ' ' })).errors).toEqual([{ path: 'reason', code: 'field_empty' }])
    expect((await rerate({ kind: 'dollars' })).errors).toEqual([{ path: 'to', code: 'unknown_value' }])
    expect(await moneyOf(booked.line.id)).toEqual({ spent: 200_000, committed: 0, expenses: 200_000 })
    expect((await rerate()).data).toEqual({ expenses: 38 })
    for (const { id } of [booked.line, booked.other])
      expect(await moneyOf(id)).toEqual({ spent: 29_000, committed: 0, expenses: 29_000 })
    const [closed, , open] = await expensesIn(booked.line.project_id)
    expect(closed).toMatchObject({ amount_minor: 10_000, original: { rate: 0.23809524 }, version: 1 })
    const original = { currency: 'tl', amount_minor: 42_000, rate: 0.02380952 }
    expect(open).toMatchObject({ amount_minor: 1000, original, version: 2 })
    expect(await reratings()).toEqual([])
    expect(await auditOf(portal(), 'expenses', open.id)).toContain('rerate')
    const [change] = (await call('GET', `/history?of_kind=budget_item&of_id=${booked.line.id}`)).data
    expect(change).toMatchObject({
      ...{ of: 'expense', action: 'rerate', by: { id: person().id }, reason: 'The bank corrected it' },
      values: [
        { field: 'original_rate', before: 0.23809524, after: 0.02380952 },
        { field: 'amount_minor', before: 10_000, after: 1000 },
      ],
    })
    const { rows } = await portal().database.pool.query(
      `SELECT details, reason FROM audit WHERE entity = 'exchange_rates' AND action = 'rerate'`,
    )
    const details = { ...liraToEuro, expenses: 38, before_minor: 380_000, after_minor: 38_000 }
    expect(rows).toEqual([{ details, reason: 'The bank corrected it' }])
  })

  test('are offered again when the rate that replaced the withdrawn one changes', async () => {
    await addRate(40, '2026-03-15', euroInLira)
    expect(await offerOf(liraToEuro)).toMatchObject({ expenses: 20, before_minor: 20_000, after_minor: 21_000 })
    expect((await rerate()).data).toEqual({ expenses: 20 })
  })

  test('are offered when the withdrawn rate was to the dollar or part of a cross rate through it', async () => {
    await addRate(1.05, '2025-01-01', { from: 'eur', to: 'usd' })
    const wrong = await addRate(3.5, '2025-01-01', { from: 'usd', to: 'tl' })
    const [euros, dollars] = [await aLineIn('eur', 10_000_000), await aLineIn('usd', 10_000_000)]
    for (const { project_id, code } of [euros, dollars])
      await imported(project_id, [`${code},2025-02-01,100.00 TL,Bus`])
    await withdraw(wrong)
    await addRate(35, '2025-01-01', { from: 'usd', to: 'tl' })
    expect(await offerOf(liraToEuro)).toMatchObject({ expenses: 1, before_minor: 2721, after_minor: 272 })
    const inDollars = await offerOf({ ...liraToEuro, to: 'usd' })
    expect(inDollars).toMatchObject({ expenses: 1, before_minor: 2857, after_minor: 286 })
    for (const offer of [inDollars, await offerOf(liraToEuro)])
      expect((await call('POST', '/exchange_rates/reratings', confirmed(offer))).status).toBe(200)
    expect([(await moneyOf(euros.id)).spent, (await moneyOf(dollars.id)).spent]).toEqual([272, 286])
    expect((await expensesIn(dollars.project_id))[0]).toMatchObject({ usd_rate: 1, usd_minor: 286 })
  })

  test('leave out an expense whose amount was edited since', async () => {
    const line = await aLineIn('eur', 10_000_000)
    const wrong = await addRate(5, '2026-06-01', euroInLira)
    await imported(line.project_id, [`${line.code},2026-06-02,100.00 TL,Bus`])
    const [{ id, version }] = await expensesIn(line.project_id)
    const typed = { version, item_id: line.id, date: '2026-06-02', amount_minor: 250, description: 'Bus' }
    expect((await call('PATCH', `/expenses/${id}`, typed)).status).toBe(200)
    await withdraw(wrong)
    expect(await offerOf(liraToEuro)).toBeUndefined()
  })
})
