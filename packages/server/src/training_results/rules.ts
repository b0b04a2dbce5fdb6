import type { ErrorCode } from '@portal/contract/errors'
import type { TrainingResult } from '@portal/contract/trainee_results'

/**
 * Why somebody gets no certificate, or null: they dropped out, have a valid one, or have not earned one and no reason is
 * given.
 */
export const refusalOf = (
  { certificate, earned, dropped_out_at }: Pick<TrainingResult, 'certificate' | 'earned' | 'dropped_out_at'>,
  hasReason: boolean,
): (ErrorCode & ('dropped_out' | 'certificate_issued' | 'certificate_not_earned')) | null => {
  if (dropped_out_at !== null) return 'dropped_out'
  if (certificate !== null) return 'certificate_issued'
  return earned === null && !hasReason ? 'certificate_not_earned' : null
}
