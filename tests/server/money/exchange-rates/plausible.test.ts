import { beforeEach, describe, expect, test } from 'vitest'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

let as: Person

const add = async (given: object) => {
  const body = { from: 'tl', to: 'usd', source: 'Bank', ...given }
  const { status, body: answer } = await portal().call('POST', '/exchange_rates', { as, body })
  return { status, code: answer.code, data: answer.data }
}
const known = async () =>
  (await portal().database.pool.query('SELECT rate::float8 FROM exchange_rates ORDER BY effective_date')).rows

beforeEach(async () => {
  await portal().database.pool.query('DELETE FROM exchange_rates')
  as = await portal().person('staff', [{ group: 'specials', command: 'accounting_officer_turkey' }])
})

describe('a new exchange rate', () => {
  test('requires a confirmation when it looks like the inverse of the previous rate', async () => {
    expect((await add({ rate: 0.02376, effective_date: '2026-01-01' })).status).toBe(200)
    const turned = { rate: 42.08, effective_date: '2026-02-01' }
    expect(await add(turned)).toEqual({
      ...{ status: 409, code: 'rate_implausible' },
      data: {
        ...{ from: 'tl', to: 'usd', rate: 42.08 },
        ...{ previous: { rate: 0.02376, effective_date: '2026-01-01' }, inverse: null, cross: null },
      },
    })
    expect(await known()).toEqual([{ rate: 0.02376 }])
    const { status, data } = await add({ ...turned, confirmed: true })
    expect([status, data.rate]).toEqual([200, 42.08])
    const { rows } = await portal().database.pool.query('SELECT details FROM audit WHERE entity_id = $1', [data.id])
    const previous = { rate: 0.02376, effective_date: '2026-01-01' }
    expect(rows).toEqual([{ details: { confirmed_against: { previous, inverse: null, cross: null } } }])
  })

  test('requires a confirmation when it contradicts the reverse pair, unless its own pair has a later rate', async () => {
    await add({ from: 'usd', to: 'tl', rate: 42.08, effective_date: '2026-01-01' })
    const inverse = { rate: 42.08, effective_date: '2026-01-01' }
    // A rate of the reverse pair counts on the same day too, because the pairs differ.
    for (const effective_date of ['2026-01-01', '2026-02-01'])
      expect(await add({ rate: 0.0262, effective_date })).toMatchObject({
        ...{ code: 'rate_implausible', data: { previous: null, inverse } },
      })
    expect((await add({ rate: 0.0238, effective_date: '2026-02-01' })).status).toBe(200)
    expect((await add({ rate: 0.0262, effective_date: '2026-03-01' })).status).toBe(200)
    expect(await add({ rate: 0.03, effective_date: '2026-01-15' })).toMatchObject({ data: { inverse } })
  })

  test('ignores a later rate of the reverse pair if it precedes all rates of its own pair', async () => {
    await add({ from: 'usd', to: 'tl', rate: 40, effective_date: '2026-01-01' })
    expect((await add({ rate: 0.03, effective_date: '2024-01-01' })).code).toBe('rate_implausible')
    await add({ rate: 0.025, effective_date: '2026-02-01' })
    expect((await add({ rate: 0.03, effective_date: '2024-01-01' })).status).toBe(200)
  })

  test('is compared with the rate before its day, or with the first rate when there is none before', async () => {
    await add({ rate: 0.05, effective_date: '2025-01-01' })
    await add({ rate: 0.035, effective_date: '2025-06-01' })
    await add({ rate: 0.025, effective_date: '2026-01-01' })
    const previous = async (rate: number, effective_date: string) =>
      (await add({ rate, effective_date })).data.previous?.rate
    expect(await previous(0.06, '2025-07-01')).toBe(0.035)
    expect(await previous(0.06, '2026-07-01')).toBe(0.025)
    expect(await previous(0.5, '2024-01-01')).toBe(0.05)
    expect(await previous(0.045, '2024-01-01')).toBeUndefined()
  })

  test('is compared with the cross rate through the dollar when it is the first of its pair', async () => {
    await add({ from: 'eur', rate: 1.08, effective_date: '2025-12-01' })
    await add({ from: 'usd', to: 'tl', rate: 40, effective_date: '2026-01-01' })
    const turned = { from: 'eur', to: 'tl', rate: 0.0238, effective_date: '2026-02-01' }
    const cross = { rate: 43.2, through: 'usd' }
    expect(await add(turned)).toEqual({
      ...{ status: 409, code: 'rate_implausible' },
      data: { from: 'eur', to: 'tl', rate: 0.0238, previous: null, inverse: null, cross },
    })
    const { data } = await add({ ...turned, confirmed: true })
    const { rows } = await portal().database.pool.query('SELECT details FROM audit WHERE entity_id = $1', [data.id])
    expect(rows).toEqual([{ details: { confirmed_against: { previous: null, inverse: null, cross } } }])
  })

  test('is accepted as the first of its pair when it matches the cross rate or when no cross rate exists', async () => {
    await add({ from: 'eur', rate: 1.08, effective_date: '2025-12-01' })
    const early = { from: 'eur', to: 'tl', rate: 0.0238, effective_date: '2026-01-01' }
    await add({ rate: 0.025, effective_date: '2026-01-02' })
    expect((await add(early)).status).toBe(200)
    await portal().database.pool.query(`DELETE FROM exchange_rates WHERE "to" = 'tl'`)
    expect((await add({ ...early, rate: 44.5, effective_date: '2026-01-03' })).status).toBe(200)
  })

  test('is compared through the third currency when it is the first dollar rate', async () => {
    await add({ from: 'tl', to: 'eur', rate: 0.0238, effective_date: '2026-01-01' })
    await add({ from: 'eur', rate: 1.08, effective_date: '2026-01-01' })
    const asked = await add({ rate: 40, effective_date: '2026-01-02' })
    expect(asked).toMatchObject({ code: 'rate_implausible', data: { cross: { through: 'eur' } } })
    expect((await add({ rate: 0.0251, effective_date: '2026-01-02' })).status).toBe(200)
  })

  test('is rejected as taken, even if it is implausible', async () => {
    await add({ rate: 0.025, effective_date: '2026-01-01' })
    expect((await add({ rate: 40, effective_date: '2026-01-01' })).code).toBe('invalid')
  })
})
