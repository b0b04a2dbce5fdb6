import type { AccountType } from '@portal/contract/core/rights/accounts'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { Trainer } from '@portal/contract/training/participants/trainers'

/** Accounts of this type are on the roster on their own. */
export const rosterType: AccountType = 'instructor'

/** What a person may do to somebody on the roster. */
export const rightsOn = (user: Holder, trainer: { readonly type: string }): Trainer['can'] => ({
  edit: can(user, ['trainers', 'edit']),
  delete: trainer.type !== rosterType && can(user, ['trainers', 'delete']),
})
