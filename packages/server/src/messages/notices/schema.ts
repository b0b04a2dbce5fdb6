import type { NoticeKind, NoticeSettings, NoticeTarget } from '@portal/contract/messages/notices'
import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Notices, numbered consecutively per person. */
export const notices = pgTable('notices', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  number: bigint('number', { mode: 'number' }).notNull(),
  kind: text('kind').$type<NoticeKind>().notNull(),
  target: jsonb('target').$type<NoticeTarget>(),
  details: jsonb('details').$type<Record<string, string | number>>().notNull(),
  at: moment('at').notNull().defaultNow(),
  read_at: moment('read_at'),
})

/** Notification settings, and the number of notices per person. No row means no notices and default settings. */
export const noticePeople = pgTable('notice_people', {
  user_id: uuid('user_id').primaryKey(),
  last: bigint('last', { mode: 'number' }).notNull().default(0),
  off: text('off').array().$type<NoticeSettings['off']>().notNull().default([]),
  digest: text('digest').$type<NoticeSettings['digest']>().notNull().default('none'),
  digested: bigint('digested', { mode: 'number' }).notNull().default(0),
})

export type NoticeRow = typeof notices.$inferSelect
