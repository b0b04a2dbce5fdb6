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
