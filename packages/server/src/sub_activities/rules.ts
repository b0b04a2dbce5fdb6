import { can, type Holder } from '@portal/contract/needs'
import type { SubActivity } from '@portal/contract/sub_activities'

/** What a person may do to a sub-activity that they see. */
export const rightsOn = (user: Holder): SubActivity['can'] => ({
  edit: can(user, ['sub_activities', 'edit']),
  delete: can(user, ['sub_activities', 'delete']),
  assign_users: can(user, ['sub_activities', 'assign_users']),
})
