import type { AccountingCode } from '@portal/contract/accounting_codes'
import type { Holder } from '@portal/contract/needs'
import { rightsOn } from './rules.ts'
import type { AccountingCodeRow } from './store.ts'

/** An accounting code with what the person may do to it. */
export const presentAccountingCode = (user: Holder, row: AccountingCodeRow): AccountingCode => ({
  ...row,
  can: rightsOn(user),
})
