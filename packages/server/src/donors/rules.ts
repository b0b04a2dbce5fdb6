import { type Donor, deleteDonor, editDonor } from '@portal/contract/donors'
import { can, type Holder } from '@portal/contract/needs'

/** What a person may do to a donor. */
export const rightsOn = (user: Holder): Donor['can'] => ({
  edit: can(user, editDonor.needs),
  delete: can(user, deleteDonor.needs),
})
