/**
 * Spreads labels so that they don't overlap: at least `gap` apart, within `least` and `most`, and as near to their
 * positions as possible. Keeps their order.
 */
export const spreadLabels = (positions: readonly number[], gap: number, least: number, most: number): number[] => {
  const order = positions.map((position, index) => ({ position, index })).sort((a, b) => a.position - b.position)
  const down: number[] = []
  for (const { position } of order) down.push(Math.max(position, least, (down.at(-1) ?? -Infinity) + gap))
  const result = Array.from(positions, () => 0)
  let limit = most
  for (const [from, { index }] of [...order.entries()].reverse()) {
    const at = Math.min(down[from] ?? limit, limit)
    result[index] = at
    limit = at - gap
  }
  return result
}

/** Shortens text to `most` pixels, with an ellipsis. */
export const shorten = (text: string, most: number, measure: (text: string) => number): string => {
  if (measure(text) <= most) return text
  const letters = [...text]
  while (letters.length > 1 && measure(`${letters.join('')}…`) > most) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
