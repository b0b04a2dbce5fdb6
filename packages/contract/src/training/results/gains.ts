import * as z from 'zod/mini'
import { type CertificateCondition, certificateConditions } from '../certificates/certificate-conditions.ts'
import { meanOf, roundScore } from '../evaluations/evaluation-scores.ts'
import { areAtLeast, exactPercent, type MarkedPoints } from '../exams/marked-points.ts'

/** Null if the test wasn't taken or isn't marked. */
export interface Marks {
  readonly pre: MarkedPoints | null
  readonly post: MarkedPoints | null
}

/** Unrounded, to sort by. */
export const exactGain = ({ pre, post }: Marks): number | null =>
  pre === null || post === null ? null : exactPercent(post) - exactPercent(pre)

const exactNormalisedGain = (marks: Marks) => {
  const gain = exactGain(marks)
  return gain === null || marks.pre === null || areAtLeast(marks.pre, 100)
    ? null
    : gain / (100 - exactPercent(marks.pre))
}

const rounded = (value: number | null) => (value === null ? null : roundScore(value))

/** Percentage points from pre-test to post-test, rounded for display. Null without both: a missing test is never 0. */
export const gainOf = (marks: Marks): number | null => rounded(exactGain(marks))

/** Share of the possible gain, at most 1, rounded for display. Null without both marks, or if the pre-test has 100 %. */
export const normalisedGainOf = (marks: Marks): number | null => rounded(exactNormalisedGain(marks))

/** Lower bounds. The last range ends at 100. */
export const markRanges = [0, 20, 40, 60, 80] as const

export const rangeCounts = (marks: readonly (MarkedPoints | null)[]): number[] => {
  const counts = markRanges.map(() => 0)
  for (const points of marks) {
    const at = points === null ? -1 : markRanges.findLastIndex(from => areAtLeast(points, from))
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

const average = z.object({
  /** With two decimals. Null if nobody has a value. */
  mean: z.nullable(z.number()),
  people: z.int(),
})

const percentOf = (points: MarkedPoints | null) => (points === null ? null : exactPercent(points))

// Rounds the mean once, so `exact` must not be rounded.
const averageOf = (exact: readonly (number | null)[]): z.infer<typeof average> => {
  const known = exact.filter(value => value !== null)
  return { mean: rounded(meanOf(known)), people: known.length }
}

export const resultSummary = z.object({
  trainees: z.int(),
  passed: z.int(),
  dropped_out: z.int(),
  /** Number of current trainees per unmet condition. One person can count several times. */
  missing: z.record(z.enum(certificateConditions), z.int()),
  pre: average,
  post: average,
  gain: average,
  normalised_gain: average,
  pre_counts: z.array(z.int()),
  post_counts: z.array(z.int()),
})

export type ResultSummary = z.infer<typeof resultSummary>

interface SummarisedRow {
  readonly marks: Marks
  readonly missing: readonly CertificateCondition[]
  readonly has_dropped_out: boolean
}

/** Averages over people with a value. Dropouts count with their marks, but never pass. */
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
    pre: averageOf(pre.map(percentOf)),
    post: averageOf(post.map(percentOf)),
    gain: averageOf(marks.map(exactGain)),
    normalised_gain: averageOf(marks.map(exactNormalisedGain)),
    pre_counts: rangeCounts(pre),
    post_counts: rangeCounts(post),
  }
}
