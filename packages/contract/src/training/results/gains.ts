import * as z from 'zod/mini'
import { type CertificateCondition, certificateConditions } from '../certificates/certificate-conditions.ts'
import { meanOf, roundScore } from '../evaluations/evaluation-scores.ts'

/** The marks of both tests in per cent; null where a test was not taken, or is not marked yet. */
export interface Marks {
  readonly pre: number | null
  readonly post: number | null
}

const exactGain = ({ pre, post }: Marks) => (pre === null || post === null ? null : post - pre)

const exactNormalisedGain = ({ pre, post }: Marks) =>
  pre === null || post === null || pre >= 100 ? null : (post - pre) / (100 - pre)

const rounded = (value: number | null) => (value === null ? null : roundScore(value))

/** Points gained from the pre to the post test; null without both: a missing test is never 0 (decision 24). */
export const gainOf = (marks: Marks): number | null => rounded(exactGain(marks))

/**
 * What was gained of what was left to gain, at most 1; null without both marks, and after a full pre test (decision
 * 24).
 */
export const normalisedGainOf = (marks: Marks): number | null => rounded(exactNormalisedGain(marks))

/** Where each range of marks begins; the last one ends with 100. */
export const markRanges = [0, 20, 40, 60, 80] as const

/** How many marks are in each range. */
export const rangeCounts = (percents: readonly (number | null)[]): number[] => {
  const counts = markRanges.map(() => 0)
  for (const percent of percents) {
    const at = percent === null ? -1 : markRanges.findLastIndex(from => percent >= from)
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

const average = z.object({
  /** With two decimals; null where nobody has a value. */
  mean: z.nullable(z.number()),
  /** Of how many people. */
  people: z.int(),
})

// Rounds the mean once, so that values have to come as they are.
const averageOf = (exact: readonly (number | null)[]): z.infer<typeof average> => {
  const known = exact.filter(value => value !== null)
  return { mean: rounded(meanOf(known)), people: known.length }
}

/** What the trainees of a training have reached together. */
export const resultSummary = z.object({
  /** Everybody who took the training, dropouts included. */
  trainees: z.int(),
  /** How many meet every condition of a certificate. */
  passed: z.int(),
  dropped_out: z.int(),
  /** How many of those who still take it miss which condition; one person can miss several. */
  missing: z.record(z.enum(certificateConditions), z.int()),
  pre: average,
  post: average,
  gain: average,
  normalised_gain: average,
  /** How many marks are in each of `markRanges`. */
  pre_counts: z.array(z.int()),
  post_counts: z.array(z.int()),
})

/** What the trainees of a training have reached together. */
export type ResultSummary = z.infer<typeof resultSummary>

interface SummarisedRow {
  readonly marks: Marks
  readonly missing: readonly CertificateCondition[]
  readonly has_dropped_out: boolean
}

/**
 * Averages, each over those who have the value, and distributions (decision 24). Dropouts count among the trainees and
 * with their marks, but have passed nothing and are to reach nothing more (decision 64).
 */
export const summaryOf = (rows: readonly SummarisedRow[]): ResultSummary => {
  const staying = rows.filter(row => !row.has_dropped_out)
  const marks = rows.map(row => row.marks)
  const pre = marks.map(one => one.pre)
  const post = marks.map(one => one.post)
  const countMissing = (condition: CertificateCondition) =>
    staying.filter(row => row.missing.includes(condition)).length
  return {
    trainees: rows.length,
    passed: staying.filter(({ missing }) => missing.length === 0).length,
    dropped_out: rows.length - staying.length,
    missing: {
      attendance: countMissing('attendance'),
      evaluation: countMissing('evaluation'),
      post_test: countMissing('post_test'),
    },
    pre: averageOf(pre),
    post: averageOf(post),
    gain: averageOf(marks.map(exactGain)),
    normalised_gain: averageOf(marks.map(exactNormalisedGain)),
    pre_counts: rangeCounts(pre),
    post_counts: rangeCounts(post),
  }
}
