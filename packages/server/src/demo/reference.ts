import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { accountingCodeStore } from '../money/accounting-codes/routes.ts'
import { exchangeRateStore } from '../money/exchange-rates/store.ts'
import type { Orm } from '../platform/database/index.ts'
import { courseStore } from '../training/courses/routes.ts'
import { personId } from './accounts.ts'
import { auditAt } from './audited.ts'
import { monthsFrom } from './calendar.ts'
import given from './texts/reference.json' with { type: 'json' }

const series = z.object({
  source: z.string(),
  /** Name of a demo person. */
  by: z.string(),
  /** Dollars per unit, valid from the first of each month. The last is the current month's. */
  oldest_first: z.array(z.number()),
})

interface RateRow {
  readonly from: 'eur' | 'tl'
  readonly to: 'usd'
  readonly rate: number
  readonly effective_date: string
  readonly source: string
  readonly by_user: string
  readonly created_at: Date
}

const file = z.object({
  courses: z.array(
    z.object({
      name_en: z.optional(z.string()),
      name_ar: z.string(),
      abbreviation: z.optional(z.string()),
      type: z.string(),
      duration_hours: z.number(),
    }),
  ),
  rates: z.object({ eur: series, tl: series }),
  accounting_codes: z.array(
    z.object({ code: z.string(), name_en: z.string(), name_ar: z.string(), active: z._default(z.boolean(), true) }),
  ),
})

/** Audit entries of a rate with a misplaced decimal point, withdrawn some minutes after it was entered. */
const seedWithdrawnRate = async (db: Orm, rate: RateRow): Promise<void> => {
  const id = randomUUID()
  const entry = { userId: rate.by_user, entity: 'exchange_rates', entityId: id }
  const { from, to, effective_date, source } = rate
  const details = { from, to, rate: Math.round(rate.rate * 10_000), effective_date, source }
  await auditAt(db, rate.created_at, { ...entry, action: 'add' })
  await auditAt(db, new Date(rate.created_at.getTime() + 12 * 60_000), { ...entry, action: 'delete', details })
}

/** Courses, rates of the last eighteen months, and accounting codes, in both languages. */
export const seedReference = async (db: Orm, now: Date): Promise<void> => {
  const { courses, rates, accounting_codes } = file.parse(given)
  for (const { name_en = null, abbreviation = null, ...course } of courses)
    await courseStore.insert(db, { ...course, name_en, abbreviation })
  for (const from of ['eur', 'tl'] as const) {
    const { source, by, oldest_first } = rates[from]
    const by_user = await personId(db, by)
    for (const [at, rate] of oldest_first.entries()) {
      const effective_date = monthsFrom(now, at + 1 - oldest_first.length)
      const created_at = new Date(`${effective_date}T06:30:00Z`)
      const row = { from, to: 'usd', rate, effective_date, source, by_user, created_at } as const
      await exchangeRateStore.insert(db, row)
      if (at === oldest_first.length - 1) await seedWithdrawnRate(db, row)
    }
  }
  for (const code of accounting_codes) await accountingCodeStore.insert(db, code)
}
