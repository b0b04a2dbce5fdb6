import type { ActivityUpdate } from '@portal/contract/programmes/activity-updates'
import { presentName } from '../../people/accounts/names.ts'
import type { UpdateRow } from './store.ts'

export const presentUpdate = ({ update, is_corrected, ...person }: UpdateRow): ActivityUpdate => {
  const { activity_id: _, by_user: __, created_at, ...fields } = update
  return { ...fields, is_corrected, created_at: created_at.toISOString(), by: presentName(person) }
}
