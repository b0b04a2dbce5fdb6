/**
 * A pseudo-random number from 0 to below 1. The same names always give the same number, so that every first start shows
 * the same data.
 */
export const chanceOf = (...names: readonly (string | number)[]): number => {
  let hash = 2166136261
  for (const letter of names.join('|')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return ((hash >>> 0) % 10_000) / 10_000
}
