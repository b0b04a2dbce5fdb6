import type { AccountingCode } from '@portal/contract/accounting_codes'
import { accountingNeed, can, type Holder } from '@portal/contract/needs'

/** What a person may do to any accounting code: the accounting officers keep all of them. */
export const rightsOn = (user: Holder): AccountingCode['can'] => ({ edit: can(user, accountingNeed) })
