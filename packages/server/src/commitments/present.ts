import type { Commitment } from '@portal/contract/commitments'
import type { CommitmentRow } from './store.ts'

/** What a document commits of a line, as it is listed. */
export const presentCommitment = ({ commitment, currency, item, category }: CommitmentRow): Commitment => {
  const { project_id: _, item_id: __, created_at, ...fields } = commitment
  return { ...fields, currency, item, category, created_at: created_at.toISOString() }
}
