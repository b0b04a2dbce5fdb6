import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { choice, id, integer } from '../../core/fields/fields.ts'
import { currencies } from '../../core/fields/money.ts'
import { accountingNeed } from '../../core/rights/needs.ts'
import { rerated } from './exchange-rates.ts'

/** The preview lists at most this many expenses; its sums are of all. */
export const reratedRowsMost = 100

const sums = { expenses: z.int(), before_usd_minor: z.int(), after_usd_minor: z.int() }

const project = z.object({ id: id(), code: z.string(), name: z.string() })

/**
 * Expenses of open months that still use a withdrawn rate, with what they are worth in dollars now and by the rates of
 * their days as these are known now (decision 51). The others that use one keep it: those of closed months (decision 49),
 * those of projects that the person doesn't see, and those for whose day no rate that fits is known.
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

/** Expenses of a currency that can be re-rated. */
export type Rerating = z.infer<typeof rerating>

const needs = { allOf: [accountingNeed, ['budget', 'view']] } as const

/** GET /exchange_rates/reratings: of each currency in which there is something to re-rate. */
export const listReratings = endpoint({
  method: 'GET',
  path: rerated,
  summary: 'Expenses that still use a withdrawn exchange rate',
  needs,
  input: z.object({}),
  output: one(z.array(rerating)),
})

const signed = () => z.int({ error: 'wrong_type' })

/** POST /exchange_rates/reratings: re-rates what the preview showed, and nothing if that has changed meanwhile. */
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
