import { beforeAll, describe, expect, test } from 'vitest'
import { anExpense } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import type { Person } from '../../support/portal.ts'
import { confirmed, useRerating } from './rerating-client.ts'

const { portal, person, call, addRate, withdraw, reratings, rerate, aLineIn } = useRerating()

const liraToDollar = { kind: 'dollars', from: 'tl', to: 'usd' }

let as: Person
let line: { id: string; project_id: string }

const ratesOf = async (id: string) =>
  (await call('GET', `/expenses?project_id=${id}&sort=date`)).data.map(
    (one: { date: string; usd_rate: number; usd_minor: number }) => [one.date, one.usd_rate, one.usd_minor],
  )
const close = (month: string) =>
  call('POST', `/projects/${line.project_id}/closed_months`, { month, reason: 'Reported', explanation: 'Not planned' })

beforeAll(async () => {
  as = person()
  await addRate(0.025, '2025-01-01')
  line = await aLineIn('tl')
})

describe('expenses that use a withdrawn rate', () => {
  test('are offered with values before and after, once the rate was withdrawn', async () => {
    await anExpense(portal(), { item_id: line.id, date: '2025-12-31', amount_minor: 1000 }, as)
    const wrong = await addRate(42.08, '2026-01-01')
    for (const date of ['2026-01-10', '2026-02-10', '2026-02-11'])
      await anExpense(portal(), { item_id: line.id, date, amount_minor: 1000 }, as)
    expect((await close('2026-01')).status).toBe(200)
    expect(await reratings()).toEqual([])
    await withdraw(wrong)
    await addRate(0.02376, '2026-01-01')
    const [{ projects, lines, rows, ...sums }, ...others] = await reratings()
    expect(others).toEqual([])
    const worth = { before_minor: 84_160, after_minor: 48, expenses: 2 }
    const untouched = { closed: 1, unseen: 0, own: 0, without_rate: 0, over_limit: 0 }
    expect(sums).toEqual({ ...liraToDollar, ...worth, kept: untouched, shown: expect.any(String) })
    expect(lines).toMatchObject([{ id: line.id, project: { id: line.project_id }, ...worth }])
    expect(projects).toMatchObject([{ id: line.project_id, ...worth }])
    expect(rows).toMatchObject([
      { date: '2026-02-10', amount_minor: 1000, before_rate: 42.08, after_rate: 0.02376, after_minor: 24 },
      { date: '2026-02-11' },
    ])
  })

  test('are re-rated as offered, only in open months, with both rates in the history of the line', async () => {
    const before = await ratesOf(line.project_id)
    expect((await rerate({ shown: 'other' })).code).toBe('changed_meanwhile')
    expect(await ratesOf(line.project_id)).toEqual(before)
    expect((await rerate()).data).toEqual({ expenses: 2 })
    expect(await ratesOf(line.project_id)).toEqual([
      ['2025-12-31', 0.025, 25],
      // This month is closed.
      ['2026-01-10', 42.08, 42_080],
      ['2026-02-10', 0.02376, 24],
      ['2026-02-11', 0.02376, 24],
    ])
    expect(await reratings()).toEqual([])
    const history = (await call('GET', `/history?of_kind=budget_item&of_id=${line.id}`)).data
    expect(history.slice(0, 2)).toMatchObject(
      ['2026-02-11', '2026-02-10'].map(date => ({
        ...{ of: 'expense', action: 'rerate', by: { id: as.id }, expense: { date } },
        values: [{ field: 'usd_rate', before: 42.08, after: 0.02376 }],
      })),
    )
    const { rows } = await portal().database.pool.query(
      `SELECT details FROM audit WHERE entity = 'exchange_rates' AND action = 'rerate'`,
    )
    expect(rows).toEqual([{ details: { ...liraToDollar, expenses: 2, before_minor: 84_160, after_minor: 48 } }])
  })

  test('are offered again when the rate that replaced the withdrawn one changes', async () => {
    const reopened = { month: '2026-01', reason: 'A wrong rate' }
    expect((await call('POST', `/projects/${line.project_id}/reopened_months`, reopened)).status).toBe(200)
    await addRate(41, '2026-02-11', { from: 'usd', to: 'tl' })
    const [{ rows }] = await reratings()
    expect(rows).toMatchObject([
      { date: '2026-01-10', before_rate: 42.08, after_rate: 0.02376 },
      { date: '2026-02-11', before_rate: 0.02376, after_rate: 0.02439024 },
    ])
    expect((await rerate()).data).toEqual({ expenses: 2 })
  })

  test('keep their rate when no rate is known for their day', async () => {
    const only = await addRate(1.1, '2026-03-01', { from: 'eur', to: 'usd' })
    const { id } = await aLineIn('eur')
    for (const date of ['2026-03-05', '2026-04-05']) await anExpense(portal(), { item_id: id, date }, as)
    await withdraw(only)
    await addRate(1.2, '2026-04-01', { from: 'eur', to: 'usd' })
    expect(await reratings()).toMatchObject([{ kind: 'dollars', from: 'eur', expenses: 1, kept: { without_rate: 1 } }])
    expect((await rerate()).data).toEqual({ expenses: 1 })
  })

  test('are re-rated only by officers with access to the budget, and only in projects they can see', async () => {
    const wrong = await addRate(40, '2026-05-01')
    await anExpense(portal(), { item_id: line.id, date: '2026-05-02', amount_minor: 500 }, as)
    const other = await aLineIn('tl')
    await anExpense(portal(), { item_id: other.id, date: '2026-05-02', amount_minor: 700 }, as)
    await withdraw(wrong)
    const officer = await staffWith(portal(), 'budget.view', 'specials.accounting_officer_syria')
    const team = { version: 1, user_ids: [officer.id] }
    expect((await portal().call('PATCH', `/projects/${other.project_id}/team`, { as, body: team })).status).toBe(200)
    const [seen] = await reratings(officer)
    expect(seen).toMatchObject({ expenses: 1, projects: [{ id: other.project_id }], kept: { unseen: 1 } })
    expect((await rerate(confirmed(seen), officer)).status).toBe(200)
    expect(await reratings()).toMatchObject([{ expenses: 1, projects: [{ id: line.project_id }] }])
    for (const rights of [['budget.view'], ['specials.accounting_officer_syria']] as const) {
      const stranger = await staffWith(portal(), ...rights)
      expect((await call('GET', '/exchange_rates/reratings', undefined, stranger)).status).toBe(403)
      expect((await rerate({}, stranger)).status).toBe(403)
    }
  })
})
