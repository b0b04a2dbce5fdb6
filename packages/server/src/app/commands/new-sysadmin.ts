import { randomUUID } from 'node:crypto'
import { arabicName, email, englishName, newPassword } from '@portal/contract/core/fields/fields'
import * as z from 'zod/mini'
import { hashPassword } from '../../people/access/passwords/passwords.ts'
import { insertAccount } from '../../people/accounts/store.ts'
import { writeAudit } from '../../platform/audit.ts'
import { type Database, transaction } from '../../platform/database/index.ts'

/** Fields of a system administrator's account, with the usual validation. */
export const sysadminDraft = z.object({
  email: email(),
  password: newPassword(),
  first_name_en: englishName(),
  last_name_en: englishName(),
  first_name_ar: arabicName(),
  last_name_ar: arabicName(),
})

/** Creates a verified account. Returns false if the email address is taken. */
export const addSysadmin = async (database: Database, draft: z.infer<typeof sysadminDraft>): Promise<boolean> => {
  const { password, ...rest } = draft
  const password_hash = await hashPassword(password)
  return transaction(database, async db => {
    const row = { ...rest, id: randomUUID(), type: 'sysadmin', password_hash, email_verified_at: new Date() }
    if (!(await insertAccount(db, row, []))) return false
    await writeAudit(db, { userId: null, action: 'create_sysadmin', entity: 'users', entityId: row.id })
    return true
  })
}
