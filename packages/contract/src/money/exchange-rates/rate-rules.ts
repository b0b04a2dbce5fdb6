import { type Currency, inRateSteps } from '../../core/fields/money.ts'

export interface KnownRate {
  readonly rate: number
  readonly effective_date: string
}

/** What two rates of a day make by way of a third currency, mostly the dollar. */
export interface CrossRate {
  readonly rate: number
  readonly through: Currency
}

/**
 * The rates around a new one: of the same pair, and of the pair the other way round; null where there is none. The first
 * rate of a pair has neither, and is compared with the cross rate.
 */
export interface RatesNear {
  readonly previous: KnownRate | null
  readonly inverse: KnownRate | null
  readonly cross: CrossRate | null
}

const ONE = inRateSteps(1) * inRateSteps(1)

/** Whether a rate differs from the one that it is expected to be close to by more than a third. */
const isFar = (rate: number, previous: number): boolean => {
  const [now, then] = [inRateSteps(rate), inRateSteps(previous)]
  const difference = now > then ? now - then : then - now
  return 3n * difference > then
}

/** Whether the product of a rate and its inverse is off 1 by more than 5 %. */
const isContradicted = (rate: number, inverse: number): boolean => {
  const product = inRateSteps(rate) * inRateSteps(inverse)
  const difference = product > ONE ? product - ONE : ONE - product
  return 20n * difference > ONE
}

/**
 * The known rates that make a new one implausible; null where they do not. It is a question to whoever
 * enters it, such as whether the pair was turned round, and no refusal.
 */
export const contradictions = (rate: number, { previous, inverse, cross }: RatesNear): RatesNear => ({
  previous: previous && isFar(rate, previous.rate) ? previous : null,
  inverse: inverse && isContradicted(rate, inverse.rate) ? inverse : null,
  cross: cross && isFar(rate, cross.rate) ? cross : null,
})
