import * as z from 'zod/mini'

/**
 * Points of a fully marked test. Conditions and averages take points, because a percentage is rounded: 59.996 % isn't
 * 60 %.
 */
export const markedPoints = z.object({ reached: z.int(), possible: z.int() })

export type MarkedPoints = z.infer<typeof markedPoints>

/** Null while an answer is unmarked, or if no points are possible. */
export const markedPointsOf = (reached: number, possible: number, unmarked: number): MarkedPoints | null =>
  unmarked > 0 || possible <= 0 ? null : { reached, possible }

/** Whether the points are at least this percentage, which must be a whole number. Compares integers. */
export const areAtLeast = ({ reached, possible }: MarkedPoints, percent: number): boolean =>
  reached * 100 >= percent * possible

/** Unrounded, for averages. */
export const exactPercent = ({ reached, possible }: MarkedPoints): number => (reached * 100) / possible

/**
 * For display, with two decimals. Rounds half up, but never up to a whole number. Conditions are whole percentages, so
 * a test that fails one must not seem to meet it.
 */
export const shownPercent = ({ reached, possible }: MarkedPoints): number => {
  const hundredths = Math.round((reached * 10_000) / possible)
  const isRoundedUp = hundredths * possible > reached * 10_000
  return (hundredths % 100 === 0 && isRoundedUp ? hundredths - 1 : hundredths) / 100
}
