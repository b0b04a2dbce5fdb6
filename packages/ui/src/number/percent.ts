import { NOTHING } from './format.ts'

/** How much of `max` a value is, in whole per cent and rounded down: `100%` is all of it. Of nothing there is no share. */
export const percentOf = (value: number, max: number): string => {
  if (!(max > 0)) return value > 0 ? NOTHING : '0%'
  // 0.29 times 100 is 28.999999999999996.
  return `${Math.floor(Number(((value * 100) / max).toPrecision(12)))}%`
}
