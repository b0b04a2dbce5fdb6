import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { keyBytes } from '../../platform/storage/bytes-columns.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Authenticator apps: at most one per person, and one that is being set up. */
export const authenticatorApps = pgTable('authenticator_apps', {
  user_id: uuid('user_id').primaryKey(),
  secret: keyBytes('secret'),
  confirmed_at: moment('confirmed_at'),
  last_step: bigint('last_step', { mode: 'number' }),
  new_secret: keyBytes('new_secret'),
  new_secret_at: moment('new_secret_at'),
})

/** Unused recovery codes, as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { user_id: uuid('user_id').notNull(), code_hash: keyBytes('code_hash').notNull() },
  table => [primaryKey({ columns: [table.user_id, table.code_hash] })],
)

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  credential_id: text('credential_id').notNull(),
  public_key: keyBytes('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  created_at: moment('created_at').notNull(),
  last_used_at: moment('last_used_at'),
})

/** Challenges that no passkey has answered yet. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge_hash: keyBytes('challenge_hash').primaryKey(),
  purpose: text('purpose').notNull(),
  user_id: uuid('user_id'),
  expires_at: moment('expires_at').notNull(),
})

/** Logins that wait for their second factor. */
export const pendingLogins = pgTable('pending_logins', {
  token_hash: keyBytes('token_hash').primaryKey(),
  user_id: uuid('user_id').notNull(),
  password_hash: text('password_hash').notNull(),
  expires_at: moment('expires_at').notNull(),
})

export type PasskeyRow = typeof passkeys.$inferSelect
