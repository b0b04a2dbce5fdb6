/** The same "random" part of one for the same names, so that every first start shows the same data. */
export const chanceOf = (...names: readonly (string | number)[]): number => {
  let hash = 2166136261
  for (const letter of names.join('|')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return ((hash >>> 0) % 10_000) / 10_000
}
