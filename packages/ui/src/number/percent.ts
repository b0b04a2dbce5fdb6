import { NOTHING } from './format.ts'

/** The percentage of `max`, rounded down, so that `100%` means all of it. Without a `max`, there is no percentage. */
export const percentText = (value: number, max: number): string => {
  if (!(max > 0)) return value > 0 ? NOTHING : '0%'
  // 0.29 times 100 is 28.999999999999996.
  return `${Math.floor(Number(((value * 100) / max).toPrecision(12)))}%`
}

/** Whole percentages that sum to 100. The parts that lost most to rounding get the remainder. */
export const percentsOf = (figures: readonly number[]): number[] => {
  const total = figures.reduce((sum, figure) => sum + Math.max(0, figure), 0)
  if (total === 0) return figures.map(() => 0)
  const exact = figures.map(figure => (Math.max(0, figure) / total) * 100)
  const result = exact.map(Math.floor)
  const owed = Math.round(100 - result.reduce((sum, one) => sum + one, 0))
  const lost = exact.map((one, index) => ({ index, rest: one % 1 })).sort((a, b) => b.rest - a.rest)
  for (const { index } of lost.slice(0, owed)) result[index] = (result[index] ?? 0) + 1
  return result
}
