import type { ErrorCode } from '@portal/contract/errors'
import type { TrainingResult } from '@portal/contract/trainee_results'

/** Why somebody gets no certificate, or null: they have a valid one, or have not earned one and no reason is given. */
export const refusalOf = (
  { certificate, earned }: Pick<TrainingResult, 'certificate' | 'earned'>,
  hasReason: boolean,
): (ErrorCode & ('certificate_issued' | 'certificate_not_earned')) | null => {
  if (certificate !== null) return 'certificate_issued'
  return earned === null && !hasReason ? 'certificate_not_earned' : null
}
