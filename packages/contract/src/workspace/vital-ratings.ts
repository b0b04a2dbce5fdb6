import type * as z from 'zod/mini'
import type { readVitals, vitalNames } from './vitals.ts'

export type VitalName = (typeof vitalNames)[number]

export type VitalRating = 'good' | 'fair' | 'poor'

/** Upper bounds of "good" and "fair" (https://web.dev/articles/vitals). */
const bounds: Readonly<Record<VitalName, readonly [good: number, fair: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

/** Rates a 75th percentile by the public thresholds. A value equal to a threshold gets the better rating. */
export const ratingOfVital = (name: VitalName, p75: number): VitalRating => {
  const [good, fair] = bounds[name]
  if (p75 <= good) return 'good'
  return p75 <= fair ? 'fair' : 'poor'
}

type Measure = z.infer<typeof readVitals.output>['data'][number]

export interface PageSpeed {
  readonly route: string
  readonly samples: number
  readonly measures: Readonly<Partial<Record<VitalName, Measure>>>
}

/** Groups measures by page, most visited first. */
export const vitalsByPage = (measures: readonly Measure[]): PageSpeed[] =>
  [...Map.groupBy(measures, ({ route }) => route)]
    .map(([route, own]) => ({
      route,
      samples: Math.max(...own.map(({ samples }) => samples)),
      measures: Object.fromEntries(own.map(measure => [measure.name, measure])),
    }))
    .sort((a, b) => b.samples - a.samples || a.route.localeCompare(b.route))
