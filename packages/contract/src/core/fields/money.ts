/** Project currencies. `tl` is the Turkish lira. */
export const currencies = ['usd', 'eur', 'tl'] as const

export type Currency = (typeof currencies)[number]

const isoCodes = { usd: 'USD', eur: 'EUR', tl: 'TRY' } as const satisfies Record<Currency, string>

export type IsoCurrency = (typeof isoCodes)[Currency]

/** ISO 4217 code, for use outside the portal: the lira is `TRY`. */
export const isoCurrency = (currency: Currency): IsoCurrency => isoCodes[currency]

/** Returns undefined for currencies that the portal has no rates for. */
export const currencyOfIso = (code: string): Currency | undefined =>
  currencies.find(currency => isoCodes[currency] === code)

/** Operands of a budget line's total. `amount` is the quantity. */
export interface LineTotalInput {
  /** At most two decimals. */
  readonly amount: number
  /** At most two decimals. */
  readonly frequency: number
  readonly price_minor: number
  /** Share that this budget pays, in per cent, with at most two decimals. */
  readonly load_percentage: number
  /** Transfers from other lines minus transfers to them. Defaults to 0. */
  readonly transferred_minor?: number | undefined
}

const HUNDREDTHS = 100
const RATE_STEPS = 100_000_000

const hundredths = (value: number): bigint => BigInt(Math.round(value * HUNDREDTHS))

export const hasTwoDecimals = (value: number): boolean => Math.round(value * HUNDREDTHS) / HUNDREDTHS === value

export const hasEightDecimals = (rate: number): boolean => Math.round(rate * RATE_STEPS) / RATE_STEPS === rate

// Rounds half away from zero. Differences and refunds can be negative.
const divideRounded = (top: bigint, bottom: bigint): number => {
  const half = bottom / 2n
  return Number((top < 0n ? top - half : top + half) / bottom)
}

/**
 * Total of a budget line in minor units: amount × frequency × price × load percentage / 100, plus transfers. Rounds
 * half away from zero once, at the end. Totals of several lines are sums of these.
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

/** Surplus of a line: total - expenses - open commitments. */
export const surplusOf = (line: {
  readonly total_minor: number
  readonly spent_minor: number
  readonly committed_minor: number
}): number => line.total_minor - line.spent_minor - line.committed_minor

export const inRateSteps = (rate: number): bigint => BigInt(Math.round(rate * RATE_STEPS))

/** Converts an amount, rounding half away from zero. `rate` is the value of one unit in the target currency. */
export const converted = (minor: number, rate: number): number =>
  divideRounded(BigInt(minor) * inRateSteps(rate), BigInt(RATE_STEPS))

/** A rate to the dollar as it was entered. */
export interface QuotedRate {
  /** What one unit is worth in dollars, with eight decimals. */
  readonly usd_rate: number
  /** Units per dollar, if the rate was entered in that direction. `usd_rate` is then the rounded inverse. */
  readonly per_usd: number | null
}

/** The rate stored with a document. Null until it has one. */
export const quotedRateOf = ({
  usd_rate,
  per_usd,
}: { [Field in keyof QuotedRate]: number | null }): QuotedRate | null =>
  usd_rate === null ? null : { usd_rate, per_usd }

/** Unrounded dollars: `parts / of` cents. Limits are compared with exact amounts only. */
export interface ExactDollars {
  readonly parts: bigint
  readonly of: bigint
}

/** Divides by the rate as it was entered, because its inverse is rounded. */
export const exactDollars = (minor: number, { usd_rate, per_usd }: QuotedRate): ExactDollars => {
  const steps = BigInt(RATE_STEPS)
  return per_usd === null
    ? { parts: BigInt(minor) * inRateSteps(usd_rate), of: steps }
    : { parts: BigInt(minor) * steps, of: inRateSteps(per_usd) }
}

/** Converts quantity × price plus `more_minor`. Rounds once, at the end. */
export const convertedLine = (quantity: number, price_minor: number, rate: QuotedRate, more_minor = 0): number => {
  const { parts, of } = exactDollars(1, rate)
  const minorHundredths = hundredths(quantity) * BigInt(price_minor) + BigInt(HUNDREDTHS) * BigInt(more_minor)
  return divideRounded(minorHundredths * parts, BigInt(HUNDREDTHS) * of)
}

export const sumOfDollars = (amounts: readonly ExactDollars[]): ExactDollars =>
  amounts.reduce(
    (sum, { parts, of }) =>
      sum.of === of ? { parts: sum.parts + parts, of } : { parts: sum.parts * of + parts * sum.of, of: sum.of * of },
    { parts: 0n, of: 1n },
  )

/** Compares with a limit in cents, inclusive: 100.00 is within 100, and 100.001 isn't. */
export const isWithin = ({ parts, of }: ExactDollars, limitMinor: number): boolean =>
  limitMinor === Number.POSITIVE_INFINITY || parts <= BigInt(limitMinor) * of

/** In cents, rounded half away from zero once. */
export const roundedDollars = ({ parts, of }: ExactDollars): number => divideRounded(parts, of)

/** The largest amount whose exact dollars are within a limit in cents. */
export const mostWithin = (limitMinor: number, rate: QuotedRate): bigint => {
  const { parts, of } = exactDollars(1, rate)
  return (BigInt(limitMinor) * of) / parts
}

/** Percentage with one decimal. Null if `whole` is 0. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10

/** How far a project's lines exceed its budget, in minor units. 0 if they don't. */
export const overBudget = (budget_minor: number, total_minor: number): number => Math.max(0, total_minor - budget_minor)

/** Sums of budget lines, in minor units of the project's currency. `spent_usd_minor` is in cents. */
interface DollarSums {
  readonly total_minor: number
  readonly spent_usd_minor: number
  readonly without_rate: number
  readonly committed_minor: number
  readonly surplus_minor: number
}

/**
 * Surplus in cents. Planned and committed amounts use the project's rate, spent amounts the rates of their expenses. So
 * planned - spent - committed = surplus in every total. The exchange difference is the part of the surplus due to rates
 * other than the project's. Null if an expense has no rate.
 */
export const dollarSurplus = (of: DollarSums, rate: number) => {
  if (of.without_rate > 0) return null
  const surplus = converted(of.total_minor, rate) - of.spent_usd_minor - converted(of.committed_minor, rate)
  return { surplus, exchange_difference: surplus - converted(of.surplus_minor, rate) }
}

/** Totals in cents, which reconcile as in `dollarSurplus` and have the same nulls. */
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
