import { limits } from '../../core/fields/limits.ts'

/** Number of people per rating, from 1 to 5. */
export type RatingCounts = readonly number[]

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export const meanOf = (values: readonly number[]): number | null =>
  values.length > 0 ? sum(values) / values.length : null

/** Rounds to two decimals, half up. */
export const roundScore = (score: number): number => Math.round(score * 100 + 1e-9) / 100

export const noCounts = (): number[] => Array.from({ length: limits.rating_max }, () => 0)

export const ratingsIn = (counts: RatingCounts): number => sum(counts)

export const meanRating = (counts: RatingCounts): number | null => {
  const total = ratingsIn(counts)
  return total === 0 ? null : sum(counts.map((count, at) => count * (at + limits.rating_min))) / total
}

/** Mean of the row means. A rating question has one row. Null without ratings. */
export const questionScore = (rows: readonly RatingCounts[]): number | null =>
  meanOf(rows.map(meanRating).filter(mean => mean !== null))

/** Mean of the question scores. Ignores text questions and questions without ratings. */
export const formScore = (questions: readonly (number | null)[]): number | null =>
  meanOf(questions.filter(score => score !== null))

/** Mean score weighted by responses. Null if no part has a score. */
export const pooledScore = (
  parts: readonly { readonly score: number | null; readonly responses: number }[],
): { readonly score: number | null; readonly responses: number } => {
  const scored = parts.flatMap(({ score, responses }) => (score === null ? [] : [{ score, responses }]))
  const responses = sum(scored.map(part => part.responses))
  return { score: responses === 0 ? null : sum(scored.map(part => part.score * part.responses)) / responses, responses }
}
