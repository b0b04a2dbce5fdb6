import { accountTypes } from '@portal/contract/core/rights/accounts'
import type { Privilege } from '@portal/contract/core/rights/privileges'
import { type currentUserRecord, ownAccount } from '@portal/contract/people/access/access'
import * as z from 'zod/mini'
import type { UserRow } from './schema.ts'

const accountType = z.enum(accountTypes)

export const presentCurrentUser = (row: UserRow, privileges: Privilege[]): z.infer<typeof currentUserRecord> => ({
  id: row.id,
  type: accountType.parse(row.type),
  email: row.email,
  full_name_en: `${row.first_name_en} ${row.last_name_en}`,
  full_name_ar: `${row.first_name_ar} ${row.last_name_ar}`,
  privileges,
  preferences: row.preferences,
})

export const presentAccount = (row: UserRow): z.infer<typeof ownAccount> =>
  ownAccount.parse({ ...row, email_verified: row.email_verified_at !== null })
