import { can, type Holder } from '@portal/contract/core/rights/needs'
import { type Donor, deleteDonor, editDonor } from '@portal/contract/programmes/donors'

export const rightsOn = (user: Holder): Donor['can'] => ({
  edit: can(user, editDonor.needs),
  delete: can(user, deleteDonor.needs),
})
