import { accountTypes } from '@portal/contract/core/rights/accounts'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Orm } from '../../platform/database/index.ts'
import { effectivePrivilegesSql, parsePrivileges } from './effective-privileges.ts'
import { fullNames } from './names.ts'
import { users } from './schema.ts'

const accountType = z.enum(accountTypes)

/** Active people who match the condition, with their privileges, sorted by name. */
export const activePeople = async (db: Orm, where: SQL | undefined) => {
  const rows = await db
    .select({
      id: users.id,
      type: users.type,
      ...fullNames,
      privilege_codes: sql<string>`${sql.raw(effectivePrivilegesSql('users.id'))}`,
    })
    .from(users)
    .where(and(eq(users.active, true), where))
    .orderBy(asc(fullNames.full_name_en), asc(users.id))
  return rows.map(({ privilege_codes, type, full_name_en, full_name_ar, ...row }) => ({
    ...row,
    full_name_en: full_name_en ?? '',
    full_name_ar: full_name_ar ?? '',
    type: accountType.parse(type),
    privileges: parsePrivileges(privilege_codes),
  }))
}

export type ActivePerson = Awaited<ReturnType<typeof activePeople>>[number]

/** Email addresses and mail languages of people. */
export const mailAddressesOf = (db: Orm, ids: readonly string[]) =>
  db
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(inArray(users.id, [...ids]))
