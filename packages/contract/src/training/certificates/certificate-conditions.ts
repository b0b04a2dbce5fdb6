import * as z from 'zod/mini'
import { areAtLeast, type MarkedPoints } from '../exams/marked-points.ts'

/** What a certificate requires. */
export const certificateConditions = ['attendance', 'evaluation', 'post_test'] as const

export type CertificateCondition = (typeof certificateConditions)[number]

/** `achievement` certifies a passed post-test, `participation` only taking part. */
export const certificateKinds = ['participation', 'achievement'] as const

export type CertificateKind = (typeof certificateKinds)[number]

/** Requirements for certificates of a training. 0 per cent requires nothing. */
export const certificateSettings = z.object({
  attendance_least: z.int(),
  /** Percentage in the post-test. Only a certificate of achievement requires it. */
  post_test_least: z.int(),
  is_evaluation_needed: z.boolean(),
})

export type CertificateSettings = z.infer<typeof certificateSettings>

/** Defaults for trainings without settings of their own. */
export const defaultCertificateSettings: CertificateSettings = {
  attendance_least: 80,
  post_test_least: 60,
  is_evaluation_needed: true,
}

export interface Reached {
  /** Whole per cent, rounded down, so it meets a whole percentage exactly if the attendance does. */
  readonly attendance: number | null
  /** Whether it was sent. Null if there is none to fill in. */
  readonly evaluation: boolean | null
  readonly has_post_test: boolean
  /** Null if the post-test wasn't taken or isn't marked. */
  readonly post: MarkedPoints | null
}

/** Unmet conditions. A training without a post-test or evaluation doesn't require it. */
export const missingOf = (
  { attendance, evaluation, has_post_test, post }: Reached,
  { attendance_least, post_test_least, is_evaluation_needed }: CertificateSettings,
): CertificateCondition[] => {
  const isMet = {
    attendance: (attendance ?? 0) >= attendance_least,
    evaluation: !is_evaluation_needed || evaluation !== false,
    post_test: !has_post_test || post_test_least === 0 || (post !== null && areAtLeast(post, post_test_least)),
  }
  return certificateConditions.filter(condition => !isMet[condition])
}

/** The certificate that was earned, or null. Achievement requires a mark in the post-test. */
export const earnedBy = (reached: Reached, settings: CertificateSettings): CertificateKind | null => {
  const missing = missingOf(reached, settings)
  if (missing.includes('attendance') || missing.includes('evaluation')) return null
  const isMarked = reached.has_post_test && reached.post !== null
  return isMarked && missing.length === 0 ? 'achievement' : 'participation'
}

interface PlannedSession {
  readonly is_cancelled: boolean
  readonly is_over: boolean
}

/** Until the last session is over, or the last day without sessions, certificates require a reason. */
export const isBeforeEnd = (sessions: readonly PlannedSession[], isLastDayOver: boolean): boolean => {
  const planned = sessions.filter(session => !session.is_cancelled)
  return planned.length === 0 ? !isLastDayOver : planned.some(session => !session.is_over)
}
