import type { ErrorCode } from '@portal/contract/core/api/errors'
import type { TrainingResult } from '@portal/contract/training/results/trainee-results'

/**
 * Why somebody gets no certificate, or null: they dropped out or have a valid one. Without a reason nobody gets one who
 * has not earned it, or before the training ends.
 */
export const refusalOf = (
  row: Pick<TrainingResult, 'certificate' | 'earned' | 'is_early' | 'dropped_out_at'>,
  hasReason: boolean,
): (ErrorCode & ('dropped_out' | 'certificate_issued' | 'certificate_not_earned' | 'certificate_early')) | null => {
  const { certificate, earned, is_early, dropped_out_at } = row
  if (dropped_out_at !== null) return 'dropped_out'
  if (certificate !== null) return 'certificate_issued'
  if (hasReason) return null
  if (earned === null) return 'certificate_not_earned'
  return is_early ? 'certificate_early' : null
}
