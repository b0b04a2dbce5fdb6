import type { ErrorCode } from '@portal/contract/core/api/errors'
import type { TrainingResult } from '@portal/contract/training/results/trainee-results'

/**
 * Why a person gets no certificate, or null. Dropouts and holders of a valid one get none. Without a reason, nobody
 * gets one unearned or before the training ends.
 */
export const certificateRefusalOf = (
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
