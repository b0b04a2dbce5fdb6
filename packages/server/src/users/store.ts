import type { InputOf } from '@portal/contract/endpoint'
import type { listAssignableUsers } from '@portal/contract/users'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { personColumns } from '../access/names.ts'
import { users } from '../access/schema.ts'
import type { Orm } from '../platform/database/index.ts'
import { pageOf } from '../platform/http/page.ts'
import { assignableTypes } from './rules.ts'

const isAssignable = and(eq(users.active, true), inArray(users.type, [...assignableTypes]))

const sorts = {
  full_name_en: { by: sql`first_name_en || ' ' || last_name_en`, kind: 'text' },
  full_name_ar: { by: sql`first_name_ar || ' ' || last_name_ar`, kind: 'text' },
} as const

const select = (db: Orm) => db.select(personColumns).from(users)

const people = sql`(
  SELECT *, search_words(concat_ws(' ', first_name_en, last_name_en, first_name_ar, last_name_ar, email)) AS words FROM users
) users`

/** One page of the people who can be assigned. */
export const pageOfAssignable = async (db: Orm, query: InputOf<typeof listAssignableUsers>) => {
  const listing = { from: people, where: [isAssignable], sorts, usual: 'full_name_en' }
  return pageOf(db, listing, query, { id: users.id, select, idOf: row => row.user_id })
}

/** Whether all of these can be put into a team. */
export const areAssignable = async (db: Orm, ids: readonly string[]): Promise<boolean> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  return (await db.$count(users, and(isAssignable, inArray(users.id, wanted)))) === wanted.length
}
