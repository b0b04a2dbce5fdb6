import type { Member } from '@portal/contract/core/records/people'
import { accountTypes } from '@portal/contract/core/rights/accounts'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { users } from './schema.ts'

type NameColumn = 'first_name_en' | 'last_name_en' | 'first_name_ar' | 'last_name_ar'

/** Full names of people who are joined under an alias. Null if the join found nobody. */
export const fullNamesOf = (people: Readonly<Record<NameColumn, PgColumn>>) => ({
  full_name_en: sql<string | null>`${people.first_name_en} || ' ' || ${people.last_name_en}`,
  full_name_ar: sql<string | null>`${people.first_name_ar} || ' ' || ${people.last_name_ar}`,
})

/** Full names of people from `users`. Null if the join found nobody. */
export const fullNames = fullNamesOf(users)

export const personColumns = { user_id: users.id, ...fullNames, type: users.type, email: users.email }

/** A row with a joined person. All fields are null if the join found nobody. */
export interface Joined {
  readonly user_id: string | null
  readonly full_name_en: string | null
  readonly full_name_ar: string | null
}

/** The joined person, or null. */
export const presentName = ({ user_id, full_name_en, full_name_ar }: Joined) =>
  user_id !== null && full_name_en !== null && full_name_ar !== null
    ? { id: user_id, full_name_en, full_name_ar }
    : null

const accountType = z.enum(accountTypes)

export const presentMember = (
  row: Joined & { readonly type: string | null; readonly email: string | null },
): Member => ({
  id: row.user_id ?? '',
  full_name_en: row.full_name_en ?? '',
  full_name_ar: row.full_name_ar ?? '',
  type: accountType.parse(row.type),
  email: row.email ?? '',
})
