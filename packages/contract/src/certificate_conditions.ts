import { ATTENDANCE_LEAST } from './attendance_percent.ts'

/** What a certificate asks for (decision 27). */
export const certificateConditions = ['attendance', 'evaluation', 'post_test'] as const

/** Something that a certificate asks for. */
export type CertificateCondition = (typeof certificateConditions)[number]

/** What a certificate says: that somebody took part, or that they passed the post test as well. */
export const certificateKinds = ['participation', 'achievement'] as const

/** What a certificate says. */
export type CertificateKind = (typeof certificateKinds)[number]

/** What the post test asks for, in per cent (decision 27). */
export const POST_TEST_LEAST = 60

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
export const missingOf = ({ attendance, evaluation, has_post_test, post }: Reached): CertificateCondition[] => {
  const isMet = {
    attendance: attendance !== null && attendance >= ATTENDANCE_LEAST,
    evaluation: evaluation !== false,
    post_test: !has_post_test || (post !== null && post >= POST_TEST_LEAST),
  }
  return certificateConditions.filter(condition => !isMet[condition])
}

/** The certificate that somebody has earned, or null: achievement asks for a post test, participation for none. */
export const earnedBy = (reached: Reached): CertificateKind | null => {
  const missing = missingOf(reached)
  if (missing.includes('attendance') || missing.includes('evaluation')) return null
  return reached.has_post_test && missing.length === 0 ? 'achievement' : 'participation'
}
