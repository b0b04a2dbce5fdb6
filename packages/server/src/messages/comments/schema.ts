import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Comments. Each belongs to exactly one record. */
export const comments = pgTable('comments', {
  id: uuid('id').primaryKey(),
  project_id: uuid('project_id'),
  activity_id: uuid('activity_id'),
  sub_activity_id: uuid('sub_activity_id'),
  request_id: uuid('request_id'),
  by_user: uuid('by_user').notNull(),
  text: text('text').notNull(),
  at: moment('at').notNull(),
  edited_at: moment('edited_at'),
  deleted_at: moment('deleted_at'),
  version: integer('version').notNull().default(1),
})

export type CommentRow = typeof comments.$inferSelect
