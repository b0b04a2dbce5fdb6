/** Currencies of projects (specification section 9): `tl` is the lira, `eur` the euro, `usd` the dollar. */
export const currencies = ['usd', 'eur', 'tl'] as const

/** A currency. */
export type Currency = (typeof currencies)[number]

const isoCodes = { usd: 'USD', eur: 'EUR', tl: 'TRY' } as const satisfies Record<Currency, string>

/** A code of ISO 4217. */
export type IsoCurrency = (typeof isoCodes)[Currency]

/** The code of ISO 4217 by which a currency is called outside the portal: the lira is `TRY` (decision 55). */
export const isoCurrency = (currency: Currency): IsoCurrency => isoCodes[currency]

/** The currency of the portal by its code of ISO 4217; undefined for those that the portal has no rates of. */
export const currencyOfIso = (code: string): Currency | undefined =>
  currencies.find(currency => isoCodes[currency] === code)

/** What the total of a budget line is made of. `amount` is the quantity; money is in minor units. */
export interface LineTotalInput {
  /** At most two decimals. */
  readonly amount: number
  /** At most two decimals. */
  readonly frequency: number
  readonly price_minor: number
  /** The part that this budget pays, in per cent, at most two decimals. */
  readonly load_percentage: number
  /** What came from other lines, less what went to them. Default none. */
  readonly transferred_minor?: number | undefined
}

const HUNDREDTHS = 100
const RATE_STEPS = 100_000_000

/** A number in hundredths, as a whole number: 1.5 is 150. */
const hundredths = (value: number): bigint => BigInt(Math.round(value * HUNDREDTHS))

/** Whether a number has at most two decimals. */
export const hasTwoDecimals = (value: number): boolean => Math.round(value * HUNDREDTHS) / HUNDREDTHS === value

/** Whether a rate has at most eight decimals. */
export const hasEightDecimals = (rate: number): boolean => Math.round(rate * RATE_STEPS) / RATE_STEPS === rate

// Half away from nothing; amounts below 0 only come from differences.
const divideRounded = (top: bigint, bottom: bigint): number => {
  const half = bottom / 2n
  return Number((top < 0n ? top - half : top + half) / bottom)
}

/**
 * Total of a budget line in minor units: amount x frequency x price x load percentage / 100, rounded half up once, at
 * the end (decision 17), and what was transferred to it. Totals of many lines are sums of these.
 */
export const lineTotal = ({
  amount,
  frequency,
  price_minor,
  load_percentage,
  transferred_minor = 0,
}: LineTotalInput): number =>
  transferred_minor +
  divideRounded(
    hundredths(amount) * hundredths(frequency) * BigInt(price_minor) * hundredths(load_percentage),
    100n * 100n * 100n * 100n,
  )

/** What is left of a line: total - expenses - open commitments (decision 18). */
export const surplusOf = (line: {
  readonly total_minor: number
  readonly spent_minor: number
  readonly committed_minor: number
}): number => line.total_minor - line.spent_minor - line.committed_minor

/** A rate in hundred-millionths, as a whole number. */
export const inRateSteps = (rate: number): bigint => BigInt(Math.round(rate * RATE_STEPS))

/** An amount in another currency, rounded half up; `rate` is what one unit is worth there. */
export const converted = (minor: number, rate: number): number =>
  divideRounded(BigInt(minor) * inRateSteps(rate), BigInt(RATE_STEPS))

/** What quantity x price, and an amount more, is worth in another currency, rounded half up once, at the end (decision 58). */
export const convertedLine = (quantity: number, price_minor: number, rate: number, more_minor = 0): number =>
  divideRounded(
    (hundredths(quantity) * BigInt(price_minor) + BigInt(HUNDREDTHS) * BigInt(more_minor)) * inRateSteps(rate),
    BigInt(HUNDREDTHS * RATE_STEPS),
  )

/** An amount in dollars that was never rounded, in hundred-millionths of a cent. Limits are compared with it alone. */
export interface ExactDollars {
  readonly parts: bigint
}

/** What an amount is worth in dollars, not rounded. */
export const exactDollars = (minor: number, rate: number): ExactDollars => ({
  parts: BigInt(minor) * inRateSteps(rate),
})

/** The sum of exact amounts. */
export const sumOfDollars = (amounts: readonly ExactDollars[]): ExactDollars => ({
  parts: amounts.reduce((sum, { parts }) => sum + parts, 0n),
})

/** Whether an exact amount is within a limit in cents, inclusive: 100.00 is within 100, and 100.001 is not. */
export const isWithin = ({ parts }: ExactDollars, limitMinor: number): boolean =>
  limitMinor === Number.POSITIVE_INFINITY || parts <= BigInt(limitMinor) * BigInt(RATE_STEPS)

/** A part in per cent of the whole with one decimal, or null where there is no whole. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10

/** By how much lines come to more than their project's budget, in minor units; 0 where they do not. */
export const overBudget = (budget_minor: number, total_minor: number): number => Math.max(0, total_minor - budget_minor)

/** Sums of lines, in minor units of the project's currency but for what was spent in cents. */
interface DollarSums {
  readonly total_minor: number
  readonly spent_usd_minor: number
  /** How many expenses have no rate. */
  readonly without_rate: number
  readonly committed_minor: number
  readonly surplus_minor: number
}

/**
 * What is left in dollars (cents): planned and committed by the project's rate, spent by the rates that its expenses
 * have, and what remains of these, so that planned - spent - committed = surplus in every total. The exchange
 * difference is the part of it that comes from rates other than the project's. Null where an expense has no rate.
 */
export const dollarSurplus = (of: DollarSums, rate: number) => {
  if (of.without_rate > 0) return null
  const surplus = converted(of.total_minor, rate) - of.spent_usd_minor - converted(of.committed_minor, rate)
  return { surplus, exchange_difference: surplus - converted(of.surplus_minor, rate) }
}

/**
 * Sums of lines in dollars (cents), which reconcile: beside what is left and its exchange difference what is planned,
 * spent and committed. What is left is null where an expense has no rate.
 */
export const dollarTotals = (of: DollarSums, rate: number) => {
  const left = dollarSurplus(of, rate)
  return {
    total: converted(of.total_minor, rate),
    spent: of.spent_usd_minor,
    committed: converted(of.committed_minor, rate),
    surplus: left?.surplus ?? null,
    exchange_difference: left?.exchange_difference ?? null,
  }
}
