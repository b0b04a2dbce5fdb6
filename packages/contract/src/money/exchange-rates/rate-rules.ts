import { inRateSteps } from '../../core/fields/money.ts'

export interface KnownRate {
  readonly rate: number
  readonly effective_date: string
}

/** `previous` has the same pair as the new rate, `inverse` the opposite one. */
export interface RatesNear {
  readonly previous: KnownRate | null
  readonly inverse: KnownRate | null
}

const ONE = inRateSteps(1) * inRateSteps(1)

/** Whether a rate differs from the previous one of its pair by more than a third. */
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

/** Rates that make a new one implausible (decision 51). The person must confirm it, in case the pair was swapped. */
export const contradictions = (rate: number, { previous, inverse }: RatesNear): RatesNear => ({
  previous: previous && isFar(rate, previous.rate) ? previous : null,
  inverse: inverse && isContradicted(rate, inverse.rate) ? inverse : null,
})
