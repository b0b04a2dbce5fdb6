import { limits } from '../../core/fields/limits.ts'

/** How many people chose each rating, from 1 to 5. */
export type RatingCounts = readonly number[]

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The mean of numbers; null without any. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length > 0 ? sum(values) / values.length : null

/** A score as it is shown, with two decimals, half up. */
export const roundScore = (score: number): number => Math.round(score * 100 + 1e-9) / 100

/** No ratings yet. */
export const noCounts = (): number[] => Array.from({ length: limits.rating_max }, () => 0)

/** How many ratings were given. */
export const ratingsIn = (counts: RatingCounts): number => sum(counts)

/** The mean rating; null where nobody rated. */
export const meanRating = (counts: RatingCounts): number | null => {
  const total = ratingsIn(counts)
  return total === 0 ? null : sum(counts.map((count, at) => count * (at + limits.rating_min))) / total
}

/** The score of one question: the mean of the means of its rows, a rating question having one; null without ratings. */
export const questionScore = (rows: readonly RatingCounts[]): number | null =>
  meanOf(rows.map(meanRating).filter(mean => mean !== null))

/** The score of a form: the mean of its questions' scores; texts and what has no ratings yet are left out (decision 26). */
export const formScore = (questions: readonly (number | null)[]): number | null =>
  meanOf(questions.filter(score => score !== null))

/** One score of several evaluations, each with the weight of its responses; null where none has a score. */
export const pooledScore = (
  parts: readonly { readonly score: number | null; readonly responses: number }[],
): { readonly score: number | null; readonly responses: number } => {
  const scored = parts.flatMap(({ score, responses }) => (score === null ? [] : [{ score, responses }]))
  const responses = sum(scored.map(part => part.responses))
  return { score: responses === 0 ? null : sum(scored.map(part => part.score * part.responses)) / responses, responses }
}
