import type { Member } from '@portal/contract/core/records/people'
import { accountTypes } from '@portal/contract/core/rights/accounts'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { users } from './schema.ts'

type NameColumn = 'first_name_en' | 'last_name_en' | 'first_name_ar' | 'last_name_ar'

/** The names of somebody who is joined under another name than `users`; null where nobody was. */
export const fullNamesOf = (people: Readonly<Record<NameColumn, PgColumn>>) => ({
  full_name_en: sql<string | null>`${people.first_name_en} || ' ' || ${people.last_name_en}`,
  full_name_ar: sql<string | null>`${people.first_name_ar} || ' ' || ${people.last_name_ar}`,
})

/** A person's names as they are shown; null where nobody was joined. */
export const fullNames = fullNamesOf(users)

/** The columns of a person who was joined to something. */
export const personColumns = { user_id: users.id, ...fullNames, type: users.type, email: users.email }

/** A row with a person joined to it, or with nobody. */
export interface Joined {
  readonly user_id: string | null
  readonly full_name_en: string | null
  readonly full_name_ar: string | null
}

/** Who a joined row names, or null. */
export const presentName = ({ user_id, full_name_en, full_name_ar }: Joined) =>
  user_id !== null && full_name_en !== null && full_name_ar !== null
    ? { id: user_id, full_name_en, full_name_ar }
    : null

const accountType = z.enum(accountTypes)

/** A member of a team. */
export const presentMember = (
  row: Joined & { readonly type: string | null; readonly email: string | null },
): Member => ({
  id: row.user_id ?? '',
  full_name_en: row.full_name_en ?? '',
  full_name_ar: row.full_name_ar ?? '',
  type: accountType.parse(row.type),
  email: row.email ?? '',
})
