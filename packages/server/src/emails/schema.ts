import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Messages of the outbox. The content is null once it has been sent. */
export const emails = pgTable('emails', {
  id: uuid('id').primaryKey(),
  recipient: text('recipient').notNull(),
  language: text('language').notNull(),
  title: text('title').notNull(),
  content: text('content'),
  state: text('state').notNull(),
  tries: integer('tries').notNull(),
  next_try_at: moment('next_try_at').notNull(),
  created_at: moment('created_at').notNull(),
  sent_at: moment('sent_at'),
  last_error: text('last_error'),
})

/** A row of emails. */
export type EmailRow = typeof emails.$inferSelect
