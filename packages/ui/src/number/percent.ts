import { NOTHING } from './format.ts'

/** The percentage of `max`, rounded down, so that `100%` means all of it. Without a `max`, there is no percentage. */
export const percentOf = (value: number, max: number): string => {
  if (!(max > 0)) return value > 0 ? NOTHING : '0%'
  // 0.29 times 100 is 28.999999999999996.
  return `${Math.floor(Number(((value * 100) / max).toPrecision(12)))}%`
}
