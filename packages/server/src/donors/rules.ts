import type { Donor } from '@portal/contract/donors'
import { can, type Holder } from '@portal/contract/needs'

/** What a person may do to any donor; donors have no owners (specification section 6). */
export const rightsOn = (user: Holder): Donor['can'] => ({
  edit: can(user, ['donors', 'edit']),
  delete: can(user, ['donors', 'delete']),
})
