import { attachmentTypes } from '@portal/contract/files/attachments'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { keyBytes, StorableContent } from '../platform/storage/bytes-columns.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Complaints. Nothing identifies the sender of a private one, and its `filed_at` is the start of the day. */
export const complaints = pgTable('complaints', {
  id: uuid('id').primaryKey(),
  identity_type: text('identity_type', { enum: ['anonymous', 'self'] }).notNull(),
  body: text('body').notNull(),
  null_username: text('null_username'),
  status: text('status', { enum: ['new', 'closed'] })
    .notNull()
    .default('new'),
  reply: text('reply'),
  answered: boolean('answered').notNull().generatedAlwaysAs(sql`reply IS NOT NULL`),
  inner_comment: text('inner_comment'),
  filed_by: uuid('filed_by'),
  filed_at: moment('filed_at').notNull(),
  updated_at: moment('updated_at').notNull(),
  version: integer('version').notNull().default(1),
  /** Whether a private complaint was moved to a random position. */
  shuffled: boolean('shuffled').notNull().default(false),
  /** Private complaints only: keyed hash of the sender's receipt code. */
  receipt_hash: keyBytes('receipt_hash'),
})

/** Additions to private complaints by receipt code. `added_on` is the start of the day. */
export const complaintAdditions = pgTable('complaint_additions', {
  id: uuid('id').primaryKey(),
  complaint_id: uuid('complaint_id').notNull(),
  text: text('text').notNull(),
  added_on: moment('added_on').notNull(),
  shuffled: boolean('shuffled').notNull().default(false),
})

/** Pictures of complaints. Not in file storage, because files and objects record when they were written. */
export const complaintAttachments = pgTable('complaint_attachments', {
  id: uuid('id').primaryKey(),
  complaint_id: uuid('complaint_id').notNull(),
  /** Null if the picture came with the complaint itself. */
  addition_id: uuid('addition_id'),
  media_type: text('media_type', { enum: attachmentTypes }).notNull(),
  content: StorableContent.column('content').notNull(),
  added_on: moment('added_on').notNull(),
  shuffled: boolean('shuffled').notNull().default(false),
})

/** What staff did with a complaint. Filing is no event, because it would reveal the time of a private complaint. */
export const complaintEvents = pgTable('complaint_events', {
  id: uuid('id').primaryKey(),
  complaint_id: uuid('complaint_id').notNull(),
  kind: text('kind', { enum: ['replied', 'commented', 'closed', 'reopened'] }).notNull(),
  text: text('text').notNull(),
  at: moment('at').notNull(),
  by_user: uuid('by_user').notNull(),
})

export type EventKind = (typeof complaintEvents.$inferInsert)['kind']
