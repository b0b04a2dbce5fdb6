import type { Privilege } from '@portal/contract/core/rights/privileges'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { parsePrivileges } from './effective-privileges.ts'

/** Starting privileges per account type. Types that pass every check have no starting profile. */
export const startingOf = async (db: Orm): Promise<ReadonlyMap<string, readonly Privilege[]>> => {
  const { rows } = await db.execute<{ type: string; names: string }>(sql`
    SELECT account_type AS type, coalesce(string_agg(given."group" || '.' || given.command, ' '), '') AS names
    FROM profiles LEFT JOIN profile_privileges given ON given.profile_id = profiles.id
    WHERE account_type IS NOT NULL GROUP BY account_type`)
  return new Map(rows.map(({ type, names }) => [type, parsePrivileges(names)]))
}

/** Gives an account the starting profile of its type. */
export const giveStartingProfile = async (db: Orm, userId: string): Promise<void> => {
  await db.execute(sql`
    INSERT INTO user_profiles (user_id, profile_id)
    SELECT users.id, profiles.id FROM users JOIN profiles ON profiles.account_type = users.type
    WHERE users.id = ${userId} ON CONFLICT DO NOTHING`)
}

/** Removes the starting profile of an account's type. Call it before changing the type. */
export const takeStartingProfile = async (db: Orm, userId: string): Promise<void> => {
  await db.execute(sql`
    DELETE FROM user_profiles USING profiles, users
    WHERE user_profiles.user_id = ${userId} AND users.id = user_profiles.user_id
      AND profiles.id = user_profiles.profile_id AND profiles.account_type = users.type`)
}
