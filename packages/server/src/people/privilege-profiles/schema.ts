import { accountTypes } from '@portal/contract/core/rights/accounts'
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Named sets of privileges. */
export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description'),
  /** Account type that starts with this profile. */
  account_type: text('account_type', { enum: accountTypes }),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

export const profilePrivileges = pgTable(
  'profile_privileges',
  { profile_id: uuid('profile_id').notNull(), group: text('group').notNull(), command: text('command').notNull() },
  table => [primaryKey({ columns: [table.profile_id, table.group, table.command] })],
)

export const userProfiles = pgTable(
  'user_profiles',
  { user_id: uuid('user_id').notNull(), profile_id: uuid('profile_id').notNull() },
  table => [primaryKey({ columns: [table.user_id, table.profile_id] })],
)
