import type { Course } from '@portal/contract/courses'
import { can, type Holder } from '@portal/contract/needs'

/** What a person may do to any course; courses have no owners (specification section 6). */
export const rightsOn = (user: Holder): Course['can'] => ({
  edit: can(user, ['courses', 'edit']),
  delete: can(user, ['courses', 'delete']),
})
