import type { AccountType } from '@portal/contract/core/rights/accounts'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { Trainer } from '@portal/contract/training/participants/trainers'

/** Accounts of this type are on the roster automatically. */
export const rosterType: AccountType = 'instructor'

export const rightsOnTrainer = (user: Holder, trainer: { readonly type: string }): Trainer['can'] => ({
  edit: can(user, ['trainers', 'edit']),
  delete: trainer.type !== rosterType && can(user, ['trainers', 'delete']),
})
