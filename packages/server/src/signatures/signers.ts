import { accountTypes } from '@portal/contract/accounts'
import { can, type Holder } from '@portal/contract/needs'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { effectivePrivilegesSql, privilegesIn } from '../access/effective-privileges.ts'
import { fullNames } from '../access/names.ts'
import { users } from '../access/schema.ts'
import type { Orm } from '../platform/database/index.ts'

const accountType = z.enum(accountTypes)

/** Everybody of the staff with an active account, with what they hold, by name. */
export const activeStaff = async (db: Orm) => {
  const rows = await db
    .select({
      id: users.id,
      type: users.type,
      ...fullNames,
      privilege_codes: sql<string>`${sql.raw(effectivePrivilegesSql('users.id'))}`,
    })
    .from(users)
    .where(and(eq(users.active, true), ne(users.type, 'user')))
    .orderBy(asc(fullNames.full_name_en), asc(users.id))
  return rows.map(({ privilege_codes, type, full_name_en, full_name_ar, ...row }) => ({
    ...row,
    full_name_en: full_name_en ?? '',
    full_name_ar: full_name_ar ?? '',
    type: accountType.parse(type),
    privileges: privilegesIn(privilege_codes),
  }))
}

/** Whether somebody may sign requests at all. */
export const maySign = (person: Holder): boolean => can(person, { allOf: ['staff_area', ['signatures', 'sign']] })

/** Everybody with an active account who may sign requests at all, with what they hold, by name. */
export const allSigners = async (db: Orm) => (await activeStaff(db)).filter(maySign)
