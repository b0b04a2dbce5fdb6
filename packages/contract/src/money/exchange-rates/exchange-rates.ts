import * as z from 'zod/mini'
import { crud } from '../../core/api/crud.ts'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import type { FieldCode } from '../../core/fields/field-codes.ts'
import { aNumber, choice, day, id, line, moment, version } from '../../core/fields/fields.ts'
import { currencies, hasEightDecimals } from '../../core/fields/money.ts'
import { namedPerson } from '../../core/records/people.ts'
import { accountingNeed, accountingReadNeed } from '../../core/rights/needs.ts'

/** Up to this, a rate and its inverse both fit `numeric(16, 8)`. */
const LARGEST = 1_000_000

const fits = (rate: number) => rate <= 0 || (rate >= 1 / LARGEST && hasEightDecimals(rate))

export const rate = () =>
  z.number(aNumber).check(
    z.gte(0, { error: 'value_negative' }),
    z.refine(rate => rate !== 0, { error: 'value_zero' }),
    z.lte(LARGEST, { error: 'value_too_large' }),
    z.refine(fits, { error: 'wrong_type' }),
  )

const differ = z.refine<{ from: string; to: string }>(({ from, to }) => from !== to, {
  path: ['to'],
  error: 'unknown_value',
})

/** Confirms an implausible rate, which is otherwise rejected. Required wherever people enter rates. */
export const confirmsRate = { confirmed: z.optional(z.boolean({ error: 'wrong_type' })) }

/** Value of one `from` in `to` as of a date. Documents keep the rate that they were created with. */
export const exchangeRateDraft = z
  .object({
    from: choice(currencies),
    to: choice(currencies),
    rate: rate(),
    effective_date: day(),
    source: line(),
    ...confirmsRate,
  })
  .check(differ)

/** Exchange rates are only added or deleted, never changed, so that a document's rate can be traced. */
export const exchangeRate = z.object({
  id: id(),
  from: z.enum(currencies),
  to: z.enum(currencies),
  rate: z.number(),
  effective_date: z.string(),
  source: z.string(),
  created_at: moment(),
  by: z.nullable(namedPerson),
  version: version(),
  can: z.object({ delete: z.boolean() }),
})

export type ExchangeRate = z.infer<typeof exchangeRate>

const present = '/exchange_rates/present'
const withdrawn = '/exchange_rates/withdrawn'

export const rerated = '/exchange_rates/reratings'

const knownRate = z.nullable(z.object({ rate: z.number(), effective_date: z.string() }))

/**
 * Data of `rate_implausible`: the rejected rate, and the rates that contradict it, each in the direction in which it
 * was entered. `cross` is calculated through a third currency, in the direction of the rejected rate.
 */
export const implausibleRate = z.object({
  ...{ from: z.enum(currencies), to: z.enum(currencies), rate: z.number() },
  ...{ previous: knownRate, inverse: knownRate },
  cross: z.nullable(z.object({ rate: z.number(), through: z.enum(currencies) })),
})

const usual = crud({
  path: '/exchange_rates',
  names: ['an exchange rate', 'exchange rates'],
  record: exchangeRate,
  draft: exchangeRateDraft,
  query: z.extend(listQuery(['-effective_date', 'effective_date']), {
    from: z.optional(z.enum(currencies, { error: 'unknown_value' })),
    to: z.optional(z.enum(currencies, { error: 'unknown_value' })),
  }),
  needs: { view: accountingReadNeed, add: accountingNeed, delete: accountingNeed },
  touches: {
    add: [present, rerated, '/projects', '/projects/:id', '/projects/:id/budget'],
    delete: [present, withdrawn, rerated],
  },
  errors: { add: ['rate_implausible'] },
})

/**
 * One rate per pair and day. Implausible rates need confirmation. A project whose currency had no dollar
 * rate takes today's rate, or else the next one. Projects with a rate keep it. A deleted rate stays in use until its
 * expenses are re-rated.
 */
export const exchangeRateEndpoints = { ...usual, add: { ...usual.add, seenBy: accountingReadNeed } }

export const { list: listExchangeRates, add: addExchangeRate, delete: deleteExchangeRate } = exchangeRateEndpoints

/** Value of one unit in dollars today. Null if unknown, never 1. */
export const presentRate = z.object({
  currency: z.enum(currencies),
  rate: z.nullable(z.number()),
  effective_date: z.nullable(z.string()),
})

export type PresentRate = z.infer<typeof presentRate>

export const readPresentRates = endpoint({
  method: 'GET',
  path: present,
  summary: 'What the currencies are worth in dollars today',
  needs: accountingReadNeed,
  input: z.object({}),
  output: one(z.array(presentRate)),
})

export const withdrawnRate = z.object({
  /** ID of the deletion. */
  id: z.string(),
  ...{ from: z.enum(currencies), to: z.enum(currencies), rate: z.number() },
  ...{ effective_date: z.string(), source: z.string() },
  withdrawn_at: moment(),
  withdrawn_by: z.nullable(namedPerson),
})

export type WithdrawnRate = z.infer<typeof withdrawnRate>

export const listWithdrawnRates = endpoint({
  method: 'GET',
  path: withdrawn,
  summary: 'Exchange rates that were withdrawn',
  needs: accountingReadNeed,
  input: z.pick(listQuery(['-at']), { cursor: true, limit: true }),
  output: page(withdrawnRate),
})

/** A contract rate requires a date, and vice versa. */
export const datedRate = () =>
  z.refine<{ contract_rate?: number | undefined; contract_rate_date?: string | undefined }>(
    given => (given.contract_rate === undefined) === !given.contract_rate_date,
    { path: ['contract_rate_date'], error: 'rate_and_date' satisfies FieldCode },
  )
