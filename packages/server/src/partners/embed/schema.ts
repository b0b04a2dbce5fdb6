import { widgets } from '@portal/contract/partners/widget-scopes'
import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { keyBytes, sealedBytes } from '../../platform/storage/bytes-columns.ts'

/** What a session is valid for: one widget, about one record. */
const scope = { widget: text('widget', { enum: widgets }).notNull(), subject: text('subject').notNull() }
const expiry = () => timestamp('expires_at', { withTimezone: true }).notNull()

/** One-time codes of the popup. */
export const embedCodes = pgTable('embed_codes', {
  code_hash: keyBytes('code_hash').primaryKey(),
  partner_id: uuid('partner_id').notNull(),
  user_id: uuid('user_id').notNull(),
  challenge: text('challenge').notNull(),
  session_hash: keyBytes('session_hash'),
  portal_session: keyBytes('portal_session').notNull(),
  ...scope,
  expires_at: expiry(),
})

/** Sessions of frames. Each is valid for one widget only. */
export const embedSessions = pgTable('embed_sessions', {
  token_hash: keyBytes('token_hash').primaryKey(),
  partner_id: uuid('partner_id').notNull(),
  user_id: uuid('user_id').notNull(),
  portal_session: keyBytes('portal_session').notNull(),
  ...scope,
  expires_at: expiry(),
})

/** Keys that sign tickets, by day. */
export const embedKeys = pgTable('embed_keys', { day: date('day').primaryKey(), secret: keyBytes('secret').notNull() })

/** Encrypted answers to plain forms, until they are fetched. */
export const embedAnswers = pgTable('embed_answers', {
  token_hash: keyBytes('token_hash').primaryKey(),
  sealed: sealedBytes('sealed').notNull(),
  expires_at: expiry(),
})
