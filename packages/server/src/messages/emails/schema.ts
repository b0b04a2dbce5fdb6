import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Outbox. `content` and `html` are null once the message was sent. */
export const emails = pgTable('emails', {
  id: uuid('id').primaryKey(),
  recipient: text('recipient').notNull(),
  language: text('language').notNull(),
  title: text('title').notNull(),
  content: text('content'),
  html: text('html'),
  state: text('state').notNull(),
  tries: integer('tries').notNull(),
  next_try_at: moment('next_try_at').notNull(),
  created_at: moment('created_at').notNull(),
  sent_at: moment('sent_at'),
  last_error: text('last_error'),
  mailing_id: uuid('mailing_id'),
  user_id: uuid('user_id'),
  expires_at: moment('expires_at').notNull(),
  code_purpose: text('code_purpose'),
  notice_kind: text('notice_kind'),
  about: uuid('about'),
})

/** Attempts to send a message, with the mail server's response. */
export const emailAttempts = pgTable('email_attempts', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  email_id: uuid('email_id').notNull(),
  at: moment('at').notNull(),
  is_sent: boolean('is_sent').notNull(),
  answer: text('answer').notNull(),
})

/** Messages to many people. `content` is only set for mailings to people of a training. */
export const mailings = pgTable('mailings', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  sent_by: uuid('sent_by').notNull(),
  sub_activity_id: uuid('sub_activity_id'),
  content: text('content'),
  created_at: moment('created_at').notNull().defaultNow(),
})

export type EmailRow = typeof emails.$inferSelect

export type MailingRow = typeof mailings.$inferSelect
