import type { Preferences } from '@portal/contract/people/own-account/preferences'
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { keyBytes } from '../../platform/storage/bytes-columns.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Accounts. `email` is in lower case. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  type: text('type').notNull(),
  email: text('email').notNull(),
  email_verified_at: moment('email_verified_at'),
  /** When a code sent to the mailbox proved the address. Null if only a copied link or another person verified it. */
  email_mailed_at: moment('email_mailed_at'),
  /** Null until the person sets a password. */
  password_hash: text('password_hash'),
  active: boolean('active').notNull().default(true),
  /** Whether the account has ever had a session. A database trigger sets it. */
  has_logged_in: boolean('has_logged_in').notNull().default(false),
  /** Language of messages to the person. The language of the portal is in `preferences`. */
  language: text('language').notNull().default('en'),
  preferences: jsonb('preferences').$type<Preferences>().notNull().default({}),
  first_name_en: text('first_name_en').notNull(),
  last_name_en: text('last_name_en').notNull(),
  first_name_ar: text('first_name_ar').notNull(),
  last_name_ar: text('last_name_ar').notNull(),
  gender: text('gender'),
  birth_place: text('birth_place'),
  birth_date: date('birth_date'),
  residence_country: text('residence_country'),
  residence_state: text('residence_state'),
  education_level: text('education_level'),
  phone: text('phone'),
  work_place: text('work_place'),
  work_position: text('work_position'),
  work_start_date: date('work_start_date'),
  direct_manager: text('direct_manager'),
  terms_accepted_at: moment('terms_accepted_at'),
  /** Set while the person asks for deletion of their account. */
  deletion_requested_at: moment('deletion_requested_at'),
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

/** Privileges that people have directly, besides those from profiles. */
export const userPrivileges = pgTable(
  'user_privileges',
  { user_id: uuid('user_id').notNull(), group: text('group').notNull(), command: text('command').notNull() },
  table => [primaryKey({ columns: [table.user_id, table.group, table.command] })],
)

/** Open sessions, by the hash of their token. */
export const sessions = pgTable('sessions', {
  token_hash: keyBytes('token_hash').primaryKey(),
  /** Public ID of the session. Grants no access. */
  id: uuid('id').notNull().defaultRandom(),
  user_id: uuid('user_id').notNull(),
  browser: text('browser').notNull().default('other'),
  system: text('system').notNull().default('other'),
  confirmed_at: moment('confirmed_at').notNull().defaultNow(),
  created_at: moment('created_at').notNull().defaultNow(),
  last_seen_at: moment('last_seen_at').notNull().defaultNow(),
  expires_at: moment('expires_at').notNull(),
})

/** Browsers that a person has logged in with before, by the hash of their token. */
export const knownDevices = pgTable('known_devices', {
  token_hash: keyBytes('token_hash').primaryKey(),
  user_id: uuid('user_id').notNull(),
  used_at: moment('used_at').notNull().defaultNow(),
})

/** Fields of an account that its owner fills in. */
type Profile = Omit<
  typeof users.$inferInsert,
  | 'id'
  | 'type'
  | 'email'
  | 'email_verified_at'
  | 'email_mailed_at'
  | 'password_hash'
  | 'active'
  | 'has_logged_in'
  | 'terms_accepted_at'
  | 'deletion_requested_at'
  | 'version'
>

/** Unverified sign-ups. Several may have the same email address, each with its own password and code. */
export const signUps = pgTable('sign_ups', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  browsers: text('browsers').array().notNull(),
  password_hash: text('password_hash').notNull(),
  profile: jsonb('profile').$type<Profile & { terms_accepted_at: string }>().notNull(),
  created_at: moment('created_at').notNull(),
})

/** Codes that were sent: one per owner and purpose. The owner is an account or a sign-up. */
export const codes = pgTable(
  'codes',
  {
    owner_id: uuid('owner_id').notNull(),
    purpose: text('purpose').notNull(),
    code_hash: keyBytes('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    created_at: moment('created_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
    /** Person who passes the code on by hand. Null if it was mailed. */
    made_by: uuid('made_by'),
  },
  table => [primaryKey({ columns: [table.owner_id, table.purpose] })],
)

/** New address of an account, which takes effect when the person enters the code sent there. */
export const emailChanges = pgTable('email_changes', {
  user_id: uuid('user_id').primaryKey(),
  email: text('email').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
})

/** Address changes that one person requested for another, at most one per account. */
export const pendingEmailChanges = pgTable('pending_email_changes', {
  user_id: uuid('user_id').primaryKey(),
  email: text('email').notNull(),
  asked_by: uuid('asked_by'),
  asked_at: moment('asked_at').notNull(),
  /** The change takes effect no earlier than this. */
  due_at: moment('due_at').notNull(),
  confirmed_at: moment('confirmed_at'),
  /** Hashes of the tokens in the links to the new and the old mailbox. */
  confirm_hash: keyBytes('confirm_hash').notNull(),
  stop_hash: keyBytes('stop_hash').notNull(),
})

export type UserRow = typeof users.$inferSelect

export type SignUpRow = typeof signUps.$inferSelect
