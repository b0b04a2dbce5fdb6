import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { choice, id, shown, text } from '../../core/fields/fields.ts'
import { type Currency, currencies } from '../../core/fields/money.ts'
import { accountingNeed } from '../../core/rights/needs.ts'
import { named } from '../budgets/line-references.ts'
import { expenseTouches } from '../expenses/expenses.ts'
import { rerated } from './exchange-rates.ts'

/** The preview lists at most this many expenses. Its sums cover all of them. */
export const reratedRowsMost = 100

/** `dollars` changes what expenses are worth and keeps their amounts. `amounts` converts the paid currency again. */
const reratingKinds = ['dollars', 'amounts'] as const

export interface RatedPair {
  readonly kind: (typeof reratingKinds)[number]
  readonly from: Currency
  readonly to: Currency
}

export const ratedPairs: readonly RatedPair[] = currencies.flatMap(from =>
  currencies.flatMap(to =>
    reratingKinds.filter(kind => from !== to && (kind === 'amounts' || to === 'usd')).map(kind => ({ kind, from, to })),
  ),
)

const sums = { expenses: z.int(), before_minor: z.int(), after_minor: z.int() }

/**
 * Expenses of open months that still use a withdrawn rate, with their amounts in `to` before and after. `kept` counts
 * expenses that can't change. They are in a closed month, in a project that the person doesn't see, invoices of the
 * person's own requests, without a rate for their day, or without room in their budget line or request.
 */
export const rerating = z.object({
  kind: z.enum(reratingKinds),
  from: z.enum(currencies),
  to: z.enum(currencies),
  ...sums,
  shown: z.string(),
  projects: z.array(z.extend(named, sums)),
  lines: z.array(z.extend(named, { project: named, ...sums })),
  rows: z.array(
    z.object({
      ...{ id: id(), project: named, date: z.string() },
      /** In `from`. */
      amount_minor: z.int(),
      ...{ before_rate: z.number(), after_rate: z.number(), before_minor: z.int(), after_minor: z.int() },
    }),
  ),
  kept: z.object({ closed: z.int(), unseen: z.int(), own: z.int(), without_rate: z.int(), over_limit: z.int() }),
})

export type Rerating = z.infer<typeof rerating>

const needs = { allOf: [accountingNeed, ['budget', 'view']] } as const

export const listReratings = endpoint({
  method: 'GET',
  path: rerated,
  summary: 'Expenses that still use a withdrawn exchange rate',
  needs,
  input: z.object({}),
  output: one(z.array(rerating)),
})

const isKnown = z.refine<RatedPair>(
  ({ kind, from, to }) => ratedPairs.some(one => one.kind === kind && one.from === from && one.to === to),
  { path: ['to'], error: 'unknown_value' },
)

/** Rejects the request if anything differs from the preview. */
export const rerateExpenses = endpoint({
  method: 'POST',
  path: rerated,
  summary: 'Re-rate expenses that use a withdrawn exchange rate',
  needs,
  seenBy: needs,
  input: z
    .object({
      kind: choice(reratingKinds),
      from: choice(currencies),
      to: choice(currencies),
      shown: shown(),
      reason: text(),
    })
    .check(isKnown),
  output: one(z.object({ expenses: z.int() })),
  touches: [rerated, ...expenseTouches, '/projects/:id/report'],
  errors: ['changed_meanwhile'],
})
