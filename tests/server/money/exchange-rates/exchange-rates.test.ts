import { expect, test } from 'vitest'
import { auditOf } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const officer = (of = 'turkey') =>
  portal().person('staff', [{ group: 'specials', command: `accounting_officer_${of}` }])

const draft = { from: 'eur', to: 'usd', rate: 1.0835, effective_date: '2026-01-01', source: 'ECB' }

const add = (as: Person, given: object = {}) =>
  portal().call('POST', '/exchange_rates', { as, body: { ...draft, ...given } })

const takeBack = (as: Person, id: string, version = 1) =>
  portal().call('DELETE', `/exchange_rates/${id}`, { as, body: { version } })

test('stores a rate with eight decimals and the name of the officer who entered it', async () => {
  const as = await officer('syria')
  const { body } = await add(as, { from: 'tl', rate: 0.02412345, effective_date: '2025-01-01' })
  expect(body.data).toMatchObject({ from: 'tl', to: 'usd', rate: 0.02412345, source: 'ECB', can: { delete: true } })
  expect(body.data.by).toEqual({ id: as.id, full_name_en: 'Nour Saleh', full_name_ar: 'نور صالح' })
  expect(await auditOf(portal(), 'exchange_rates', body.data.id)).toEqual(['add'])
})

test('allows one rate per pair and day, where the reverse pair counts separately', async () => {
  const as = await officer()
  expect((await add(as)).status).toBe(200)
  const taken = { status: 400, body: { code: 'invalid', errors: [{ path: 'effective_date', code: 'rate_taken' }] } }
  expect(await add(as, { rate: 2 })).toMatchObject(taken)
  expect((await add(as, { from: 'usd', to: 'eur', rate: 0.92 })).status).toBe(200)
  expect((await add(as, { effective_date: '2026-01-02' })).status).toBe(200)
})

test('stores one rate when officers enter the same day concurrently', async () => {
  const [one, other] = [await officer(), await officer('syria')]
  const day = { effective_date: '2024-05-05' }
  const answers = await Promise.all([add(one, day), add(other, day), add(one, { ...day, rate: 1.2 })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})

test('rejects invalid fields by name', async () => {
  const as = await officer()
  const wrong = {
    rate: [
      [0, 'value_zero'],
      [-1, 'value_negative'],
      [1_000_001, 'value_too_large'],
      [0.000000001, 'wrong_type'],
      // The inverse needs more digits than documents store.
      [0.0000009, 'wrong_type'],
      ['1.1', 'wrong_type'],
    ],
    to: [['eur', 'unknown_value']],
    from: [['gbp', 'unknown_value']],
    effective_date: [['2026-02-30', 'wrong_type']],
    source: [['  ', 'field_required']],
  } as const
  for (const [path, cases] of Object.entries(wrong))
    for (const [value, code] of cases) {
      const answer = await add(as, { effective_date: '2023-01-01', [path]: value })
      expect([value, answer.status, answer.body.errors]).toEqual([value, 400, [{ path, code }]])
    }
})

test('lets accounts with budget privileges read rates but not enter or withdraw them, and hides rates from others', async () => {
  const { body } = await add(await officer(), { effective_date: '2022-01-01' })
  const reader = await portal().person('staff', [{ group: 'budget', command: 'view' }])
  const list = await portal().call('GET', '/exchange_rates', { as: reader })
  expect(list.body.data.map((row: { can: object }) => row.can)).toContainEqual({ delete: false })
  expect((await add(reader)).status).toBe(403)
  expect((await takeBack(reader, body.data.id)).status).toBe(403)
  const stranger = await portal().person('staff', [{ group: 'donors', command: 'view' }])
  for (const path of ['/exchange_rates', '/exchange_rates/present'])
    expect((await portal().call('GET', path, { as: stranger })).status).toBe(403)
})

test('lets officers delete a rate and enter it again, but not edit it', async () => {
  const as = await officer()
  const { body } = await add(as, { effective_date: '2021-01-01' })
  const { id } = body.data
  expect((await portal().call('PATCH', `/exchange_rates/${id}`, { as, body: { ...draft, version: 1 } })).status).toBe(
    405,
  )
  expect((await takeBack(as, id)).status).toBe(200)
  expect((await add(as, { effective_date: '2021-01-01', rate: 1.2 })).body.data.rate).toBe(1.2)
})

test('lists withdrawn rates with who withdrew them and when, newest first', async () => {
  const [enters, withdraws] = [await officer(), await officer('syria')]
  const given = { from: 'tl', rate: 0.02412345, source: 'Halkbank' }
  const [first, second] = [
    (await add(enters, { ...given, effective_date: '2018-01-01' })).body.data,
    (await add(enters, { ...given, effective_date: '2018-02-01' })).body.data,
  ]
  const list = async (as: Person, query = '') =>
    (await portal().call('GET', `/exchange_rates/withdrawn?${query}`, { as })).body
  const before = (await list(enters)).total
  const from = Date.now()
  for (const { id } of [second, first]) expect((await takeBack(withdraws, id)).status).toBe(200)
  const reader = await portal().person('staff', [{ group: 'budget', command: 'view' }])
  const { data, total } = await list(reader)
  expect(total).toBe(before + 2)
  expect(data.slice(0, 2)).toMatchObject([
    { ...given, to: 'usd', effective_date: '2018-01-01', withdrawn_by: { id: withdraws.id } },
    { ...given, to: 'usd', effective_date: '2018-02-01', withdrawn_by: { id: withdraws.id } },
  ])
  expect(Date.parse(data[0].withdrawn_at)).toBeGreaterThanOrEqual(from - 1000)
  const page = await list(reader, 'limit=1')
  expect((await list(reader, `limit=1&cursor=${page.next_cursor}`)).data).toEqual([data[1]])
  const stranger = await portal().person('staff', [{ group: 'donors', command: 'view' }])
  expect((await portal().call('GET', '/exchange_rates/withdrawn', { as: stranger })).status).toBe(403)
  // A rejected deletion isn't listed.
  const stored = (await add(enters, { ...given, effective_date: '2018-03-01' })).body.data
  expect((await takeBack(withdraws, stored.id, 7)).status).toBe(409)
  expect((await list(reader)).total).toBe(total)
})

test('lists rates newest first, filters them by pair, and searches by source', async () => {
  const as = await officer()
  for (const day of ['2019-03-01', '2019-01-01', '2019-02-01'])
    await add(as, { from: 'tl', to: 'eur', rate: 0.16, effective_date: day, source: 'Halkbank' })
  const daysOf = async (query: string) => {
    const { body } = await portal().call('GET', `/exchange_rates?limit=100&from=tl&to=eur&${query}`, { as })
    return body.data.map((row: { effective_date: string }) => row.effective_date)
  }
  expect(await daysOf('')).toEqual(['2019-03-01', '2019-02-01', '2019-01-01'])
  expect(await daysOf('sort=effective_date')).toEqual(['2019-01-01', '2019-02-01', '2019-03-01'])
  expect(await daysOf('search=HALK')).toHaveLength(3)
  expect(await daysOf('search=nobody')).toEqual([])
})
