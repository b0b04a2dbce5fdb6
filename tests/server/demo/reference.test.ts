import { randomUUID } from 'node:crypto'
import { exchangeRateDraft } from '@portal/contract/money/exchange-rates/exchange-rates'
import { accountingCodeDraft } from '@portal/contract/money/expenses/accounting-codes'
import { courseDraft } from '@portal/contract/training/sub-activities/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoEmail } from '../../../packages/server/src/demo/people.ts'
import { seedReference } from '../../../packages/server/src/demo/reference.ts'
import plans from '../../../packages/server/src/demo/texts/budgets.json' with { type: 'json' }
import { refusedAccounts } from '../../../packages/server/src/money/accounting-codes/routes.ts'
import { usdRateOn } from '../../../packages/server/src/money/usd/rate-on.ts'
import { insertAccount as addUser } from '../../../packages/server/src/people/accounts/store.ts'
import { transaction } from '../../../packages/server/src/platform/database/index.ts'
import { freshDatabase, type TestDatabase } from '../support/platform/database.ts'

const now = new Date('2026-11-21T09:00:00Z')
let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
  await transaction(database, async db => {
    for (const name of ['accounting_syria', 'accounting_turkey']) {
      const names = { first_name_en: 'A', last_name_en: 'B', first_name_ar: 'أ', last_name_ar: 'ب' }
      const access = { password_hash: 'x', email_verified_at: now }
      await addUser(db, { id: randomUUID(), type: 'staff', email: demoEmail(name), ...names, ...access }, [])
    }
    await seedReference(db, now)
  })
})
afterAll(() => database?.close())

const rowsOf = async (table: string) => {
  const { rows } = await database.pool.query<Record<string, unknown>>(`SELECT * FROM ${table}`)
  return rows
}

/** Rows that the contract's schema rejects. */
const refused = (
  rows: readonly Record<string, unknown>[],
  draft: { safeParse: (given: unknown) => { error?: unknown } },
) => rows.filter(row => draft.safeParse(row).error !== undefined)

test('demo courses are valid, and at least one has no English name', async () => {
  const rows = (await rowsOf('courses')).map(({ name_en, abbreviation, duration_hours, ...row }) => ({
    ...row,
    name_en: name_en ?? '',
    abbreviation: abbreviation ?? '',
    duration_hours: Number(duration_hours),
  }))
  expect(refused(rows, courseDraft)).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(12)
  expect(rows.filter(({ name_en }) => name_en === '').length).toBeGreaterThan(0)
})

test('demo accounting codes are valid, have Arabic names, and one is closed', async () => {
  const rows = await rowsOf('accounting_codes')
  expect(refused(rows, accountingCodeDraft)).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(25)
  expect(rows.filter(({ active }) => !active)).toHaveLength(1)
  expect(rows.filter(({ name_ar }) => !/\p{Script=Arabic}/u.test(String(name_ar)))).toEqual([])
})

test('demo budget lines name open accounting codes only', async () => {
  const lines = Object.values(plans).flatMap(categories => categories.flatMap(category => category.lines))
  expect(lines.length).toBeGreaterThan(20)
  const named = lines.map(({ account }) => account)
  expect(await refusedAccounts(database.orm, named)).toEqual(new Map())
  expect(await refusedAccounts(database.orm, ['6990', '5110'])).toEqual(
    new Map([
      ['6990', 'account_closed'],
      ['5110', 'account_unknown'],
    ]),
  )
})

test('demo exchange rates are valid, name their author and cover the last eighteen months', async () => {
  const { rows } = await database.pool.query(
    `SELECT "from", "to", rate::float8 AS rate, effective_date::text, source, by_user FROM exchange_rates`,
  )
  expect(refused(rows, exchangeRateDraft)).toEqual([])
  expect(rows.every(({ by_user }) => by_user !== null)).toBe(true)
  for (const currency of ['eur', 'tl'] as const) {
    expect(rows.filter(({ from }) => from === currency)).toHaveLength(18)
    expect((await usdRateOn(database.orm, currency, '2025-06-01'))?.effective_date).toBe('2025-06-01')
    expect((await usdRateOn(database.orm, currency, '2026-11-21'))?.effective_date).toBe('2026-11-01')
  }
})
