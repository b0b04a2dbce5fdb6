import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Delegations of signature roles. `ended_early` says why one ended before its last day. */
export const delegations = pgTable('delegations', {
  id: uuid('id').primaryKey(),
  from: date('from').notNull(),
  to: date('to').notNull(),
  delegated_by: uuid('delegated_by').notNull(),
  delegated_to: uuid('delegated_to').notNull(),
  ended_early: text('ended_early', { enum: ['revoked', 'deactivated'] }),
  version: integer('version').notNull().default(1),
})

export type DelegationRow = typeof delegations.$inferSelect
