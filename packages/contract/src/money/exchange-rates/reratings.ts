import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { choice, id, integer } from '../../core/fields/fields.ts'
import { currencies } from '../../core/fields/money.ts'
import { accountingNeed } from '../../core/rights/needs.ts'
import { rerated } from './exchange-rates.ts'

/** The preview lists at most this many expenses. Its sums cover all of them. */
export const reratedRowsMost = 100

const sums = { expenses: z.int(), before_usd_minor: z.int(), after_usd_minor: z.int() }

const project = z.object({ id: id(), code: z.string(), name: z.string() })

/**
 * Expenses of open months that use a withdrawn rate. Shows their value in dollars now and at the rate that now applies
 * to their day (decision 51). `kept` counts expenses that aren't re-rated. Their months are closed (decision 49), the
 * person can't see their project, or no rate fits.
 */
export const rerating = z.object({
  currency: z.enum(currencies),
  ...sums,
  projects: z.array(z.extend(project, sums)),
  rows: z.array(
    z.object({
      ...{ id: id(), project, date: z.string(), amount_minor: z.int() },
      ...{ before_rate: z.number(), after_rate: z.number(), before_usd_minor: z.int(), after_usd_minor: z.int() },
    }),
  ),
  kept: z.object({ closed: z.int(), unseen: z.int(), without_rate: z.int() }),
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

const signed = () => z.int({ error: 'wrong_type' })

/** Re-rates exactly what the preview showed. Fails with `changed_meanwhile` if that is stale. */
export const rerateExpenses = endpoint({
  method: 'POST',
  path: rerated,
  summary: 'Re-rate expenses that use a withdrawn exchange rate',
  needs,
  seenBy: needs,
  input: z.object({
    currency: choice(currencies),
    expenses: integer(),
    before_usd_minor: signed(),
    after_usd_minor: signed(),
  }),
  output: one(z.object({ expenses: z.int() })),
  touches: [rerated, '/expenses', '/projects/:id/budget', '/projects/:id/monthly', '/projects/:id/report'],
  errors: ['changed_meanwhile'],
})
