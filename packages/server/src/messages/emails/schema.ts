import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Messages of the outbox. Text and HTML are null once it has been sent. */
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
})

/** Tries to send a message, with what the mail server answered. */
export const emailAttempts = pgTable('email_attempts', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  email_id: uuid('email_id').notNull(),
  at: moment('at').notNull(),
  is_sent: boolean('is_sent').notNull(),
  answer: text('answer').notNull(),
})

/** One message to many people; with its formatted content where it went to those of a training. */
export const mailings = pgTable('mailings', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  sent_by: uuid('sent_by').notNull(),
  sub_activity_id: uuid('sub_activity_id'),
  content: text('content'),
  created_at: moment('created_at').notNull().defaultNow(),
})

/** A row of emails. */
export type EmailRow = typeof emails.$inferSelect

/** A row of mailings. */
export type MailingRow = typeof mailings.$inferSelect
