/**
 * How much of `max` a value is, in whole per cent, as words: below all of it never `100%`. Of nothing, all is done; more
 * than nothing of nothing cannot be said in per cent and is a dash.
 */
export const percentOf = (value: number, max: number): string => {
  if (!(max > 0)) return value > 0 ? '—' : '0%'
  // 0.29 times 100 is 28.999999999999996.
  return `${Math.floor(Number(((value * 100) / max).toPrecision(12)))}%`
}
