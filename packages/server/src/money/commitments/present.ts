import type { Commitment } from '@portal/contract/money/expenses/commitments'
import type { CommitmentRow } from './store.ts'

export const presentCommitment = ({ commitment, name, currency, item, category }: CommitmentRow): Commitment => {
  const { project_id: _, item_id: __, request_item_id: ___, created_at, ...fields } = commitment
  return { ...fields, name, currency, item, category, created_at: created_at.toISOString() }
}
