import { type Currency, inRateSteps } from '../../core/fields/money.ts'

export interface KnownRate {
  readonly rate: number
  readonly effective_date: string
}

/** The rate that results from two rates of a day through a third currency, usually the dollar. */
export interface CrossRate {
  readonly rate: number
  readonly through: Currency
}

/**
 * Known rates to compare a new one with: of the same pair, of the reverse pair, and the cross rate. Null if unknown.
 * The first rate of a pair has only the cross rate.
 */
export interface RatesNear {
  readonly previous: KnownRate | null
  readonly inverse: KnownRate | null
  readonly cross: CrossRate | null
}

const ONE = inRateSteps(1) * inRateSteps(1)

/** Whether a rate differs from a known one by more than a third. */
const isFar = (rate: number, previous: number): boolean => {
  const [now, then] = [inRateSteps(rate), inRateSteps(previous)]
  const difference = now > then ? now - then : then - now
  return 3n * difference > then
}

/** Whether the product of a rate and the reverse rate differs from 1 by more than 5 %. */
const isContradicted = (rate: number, inverse: number): boolean => {
  const product = inRateSteps(rate) * inRateSteps(inverse)
  const difference = product > ONE ? product - ONE : ONE - product
  return 20n * difference > ONE
}

/**
 * The known rates that contradict a new one. Null if they don't. The person who enters the rate can confirm it, because
 * a contradiction may only mean that the pair was swapped.
 */
export const contradictions = (rate: number, { previous, inverse, cross }: RatesNear): RatesNear => ({
  previous: previous && isFar(rate, previous.rate) ? previous : null,
  inverse: inverse && isContradicted(rate, inverse.rate) ? inverse : null,
  cross: cross && isFar(rate, cross.rate) ? cross : null,
})
