import * as z from 'zod/mini'

/** What a certificate asks for (decision 27). */
export const certificateConditions = ['attendance', 'evaluation', 'post_test'] as const

/** Something that a certificate asks for. */
export type CertificateCondition = (typeof certificateConditions)[number]

/** What a certificate says: that somebody took part, or that they passed the post test as well. */
export const certificateKinds = ['participation', 'achievement'] as const

/** What a certificate says. */
export type CertificateKind = (typeof certificateKinds)[number]

/** What certificates of a training ask for; a percentage of 0 asks for nothing. */
export const certificateSettings = z.object({
  /** Of all sessions, in per cent. */
  attendance_least: z.int(),
  /** Of the post test, in per cent; for a certificate of achievement alone. */
  post_test_least: z.int(),
  is_evaluation_needed: z.boolean(),
})

/** What certificates of a training ask for. */
export type CertificateSettings = z.infer<typeof certificateSettings>

/** What they ask for where the training says nothing else (decision 27). */
export const defaultCertificateSettings: CertificateSettings = {
  attendance_least: 80,
  post_test_least: 60,
  is_evaluation_needed: true,
}

/** How somebody did in a training, as far as certificates ask for it. */
export interface Reached {
  /** Of all sessions, in per cent; null where none counts. */
  readonly attendance: number | null
  /** Whether it was sent; null where there is none to fill in. */
  readonly evaluation: boolean | null
  /** Whether the training has a post test. */
  readonly has_post_test: boolean
  /** The mark of the post test in per cent; null while there is none. */
  readonly post: number | null
}

/** The conditions that somebody does not meet; a post test or an evaluation that there is not is no condition. */
export const missingOf = (
  { attendance, evaluation, has_post_test, post }: Reached,
  { attendance_least, post_test_least, is_evaluation_needed }: CertificateSettings,
): CertificateCondition[] => {
  const isMet = {
    attendance: (attendance ?? 0) >= attendance_least,
    evaluation: !is_evaluation_needed || evaluation !== false,
    post_test: !has_post_test || (post ?? 0) >= post_test_least,
  }
  return certificateConditions.filter(condition => !isMet[condition])
}

/** The certificate that somebody has earned, or null: achievement asks for a mark in the post test, participation for none. */
export const earnedBy = (reached: Reached, settings: CertificateSettings): CertificateKind | null => {
  const missing = missingOf(reached, settings)
  if (missing.includes('attendance') || missing.includes('evaluation')) return null
  const isMarked = reached.has_post_test && reached.post !== null
  return isMarked && missing.length === 0 ? 'achievement' : 'participation'
}

interface PlannedSession {
  readonly is_cancelled: boolean
  /** Whether it has ended by now. */
  readonly is_over: boolean
}

/**
 * Whether a certificate would be issued before the end, which takes a reason (decision 65): a session is still to end, or
 * none is planned and the training's last day is not over.
 */
export const isBeforeEnd = (sessions: readonly PlannedSession[], isLastDayOver: boolean): boolean => {
  const planned = sessions.filter(session => !session.is_cancelled)
  return planned.length === 0 ? !isLastDayOver : planned.some(session => !session.is_over)
}
