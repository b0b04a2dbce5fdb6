import * as z from 'zod/mini'
import { crud } from '../../core/api/crud.ts'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import type { FieldCode } from '../../core/fields/field-codes.ts'
import { aNumber, choice, day, id, line, moment, version } from '../../core/fields/fields.ts'
import { currencies, hasEightDecimals } from '../../core/fields/money.ts'
import { namedPerson } from '../../core/records/people.ts'
import { accountingNeed, accountingReadNeed } from '../../core/rights/needs.ts'

/** Either way round a rate has its eight decimals in eight digits before them. */
const LARGEST = 1_000_000

const fits = (rate: number) => rate <= 0 || (rate >= 1 / LARGEST && hasEightDecimals(rate))

/** What one unit of a currency is worth in another one. */
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

/**
 * Confirms a rate that looks implausible. Without it, such a rate is refused with the rates it contradicts. Whatever
 * takes a rate from a person takes this too.
 */
export const confirmsRate = { confirmed: z.optional(z.boolean({ error: 'wrong_type' })) }

/**
 * What one unit of `from` is worth in `to` from a day on; documents keep the rate they were made with (decision 20).
 */
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

/** A dated exchange rate. It is never changed, only added or deleted, so that a document's rate can be traced. */
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

/** A dated exchange rate. */
export type ExchangeRate = z.infer<typeof exchangeRate>

const present = '/exchange_rates/present'
const withdrawn = '/exchange_rates/withdrawn'

/** The address of the expenses that still use a withdrawn rate. */
export const rerated = '/exchange_rates/reratings'

const knownRate = z.nullable(z.object({ rate: z.number(), effective_date: z.string() }))

/**
 * What `rate_implausible` carries: the refused rate, and those that contradict it, each in the direction it was entered
 * in.
 */
export const implausibleRate = z.object({
  ...{ from: z.enum(currencies), to: z.enum(currencies), rate: z.number() },
  ...{ previous: knownRate, inverse: knownRate },
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
 * A rate is added, one per pair and day, and deleted. One that is implausible asks first (decision 51). Projects whose
 * currency had no rate to the dollar until now take the one that is valid today, or the first that becomes valid on a
 * later day; those that have one keep it, and so does what was made with a rate that is deleted,
 * until its expenses are re-rated.
 */
export const exchangeRateEndpoints = { ...usual, add: { ...usual.add, seenBy: accountingReadNeed } }

/** They by their names. */
export const { list: listExchangeRates, add: addExchangeRate, delete: deleteExchangeRate } = exchangeRateEndpoints

/** What one unit of a currency is worth in dollars today; empty where no rate is known, never 1. */
export const presentRate = z.object({
  currency: z.enum(currencies),
  rate: z.nullable(z.number()),
  effective_date: z.nullable(z.string()),
})

/** What one unit of a currency is worth in dollars today. */
export type PresentRate = z.infer<typeof presentRate>

/** GET /exchange_rates/present: of every currency but the dollar. */
export const readPresentRates = endpoint({
  method: 'GET',
  path: present,
  summary: 'What the currencies are worth in dollars today',
  needs: accountingReadNeed,
  input: z.object({}),
  output: one(z.array(presentRate)),
})

/** A rate that was deleted: what it was, and who withdrew it when. */
export const withdrawnRate = z.object({
  /** Of its deletion. */
  id: z.string(),
  ...{ from: z.enum(currencies), to: z.enum(currencies), rate: z.number() },
  ...{ effective_date: z.string(), source: z.string() },
  withdrawn_at: moment(),
  withdrawn_by: z.nullable(namedPerson),
})

/** A rate that was deleted. */
export type WithdrawnRate = z.infer<typeof withdrawnRate>

/** GET /exchange_rates/withdrawn: those that were deleted, the last one first. */
export const listWithdrawnRates = endpoint({
  method: 'GET',
  path: withdrawn,
  summary: 'Exchange rates that were withdrawn',
  needs: accountingReadNeed,
  input: z.pick(listQuery(['-at']), { cursor: true, limit: true }),
  output: page(withdrawnRate),
})

/** That a contract's rate has its day, and a day its rate. */
export const datedRate = () =>
  z.refine<{ contract_rate?: number | undefined; contract_rate_date?: string | undefined }>(
    given => (given.contract_rate === undefined) === !given.contract_rate_date,
    { path: ['contract_rate_date'], error: 'rate_and_date' satisfies FieldCode },
  )
