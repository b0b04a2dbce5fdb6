import { contradictions } from '@portal/contract/money/exchange-rates/rate-rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const on = (rate: number) => ({ rate, effective_date: '2026-01-01' })
const none = { previous: null, inverse: null, cross: null }

describe('a rate is implausible', () => {
  test('if it differs from the previous rate by more than a third', () => {
    const isFar = (rate: number, previous: number) =>
      contradictions(rate, { ...none, previous: on(previous) }).previous !== null
    expect([0.03, 0.04, 0.02].map(rate => isFar(rate, 0.03))).toEqual([false, false, false])
    expect([0.04000001, 0.01999999, 33.3].map(rate => isFar(rate, 0.03))).toEqual([true, true, true])
  })

  test('if it contradicts the inverse rate by more than 5 %', () => {
    const isWrong = (rate: number, inverse: number) =>
      contradictions(rate, { ...none, inverse: on(inverse) }).inverse !== null
    expect([0.025, 0.02625, 0.02375].map(rate => isWrong(rate, 40))).toEqual([false, false, false])
    expect([0.02625001, 0.02374999, 40].map(rate => isWrong(rate, 40))).toEqual([true, true, true])
  })

  test('if the first rate of a pair differs from the cross rate by more than a third', () => {
    const cross = { rate: 45, through: 'usd' } as const
    expect(contradictions(0.0238, { ...none, cross }).cross).toEqual(cross)
    expect(contradictions(47, { ...none, cross })).toEqual(none)
  })

  test('if the pair was swapped, unless its rate is close to par', () => {
    const aRate = fc.oneof(fc.integer({ min: 100, max: 80_000_000 }), fc.integer({ min: 140_000_000, max: 10 ** 12 }))
    fc.assert(
      fc.property(aRate, steps => {
        const rate = steps / 100_000_000
        const turned = Math.round(100_000_000 / rate) / 100_000_000
        expect(contradictions(turned, { ...none, previous: on(rate) }).previous).toEqual(on(rate))
        expect(contradictions(rate, { ...none, inverse: on(rate) }).inverse).toEqual(on(rate))
      }),
    )
  })

  test('never if it repeats the previous rate, or no rate is known', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10 ** 13 }), steps => {
        const rate = steps / 100_000_000
        expect(contradictions(rate, { ...none, previous: on(rate) })).toEqual(none)
        expect(contradictions(rate, none)).toEqual(none)
      }),
    )
  })
})
