import type { RequestRecord } from '@portal/contract/requests/request-records'
import type { SignedName } from '@portal/contract/requests/signature-chain'
import { type SignatureAppearance, signatureRoles } from '@portal/contract/requests/signatures'
import { bigint, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Steps that change a request's state. The chain has a link for each. */
const linkedSteps = ['hold', 'resume', 'cancel', 'buy', 'deliver', 'short_close'] as const

export type LinkedStep = (typeof linkedSteps)[number]

/** Revisions are links too. Otherwise somebody could delete the newest, unsigned revision together with its seal. */
const linkedRevisions = ['add', 'edit'] as const

const minor = (name: string) => bigint(name, { mode: 'number' })

/**
 * One chain of revisions, signatures, rejections, and steps that change a request's state. Only signatures and
 * rejections have a role.
 */
export const signatures = pgTable('signatures', {
  id: uuid('id').primaryKey(),
  sequence: minor('sequence').notNull(),
  request_id: uuid('request_id').notNull(),
  revision: integer('revision').notNull(),
  role: text('role', { enum: signatureRoles }),
  decision: text('decision', { enum: ['sign', 'reject', ...linkedSteps, ...linkedRevisions] }).notNull(),
  by_user: uuid('by_user').notNull(),
  for_user: uuid('for_user'),
  reason: text('reason'),
  appearance: jsonb('appearance').$type<SignatureAppearance>(),
  content_hash: text('content_hash').notNull(),
  usd_rate: numeric('usd_rate', { precision: 16, scale: 8, mode: 'number' }),
  total_usd_minor: minor('total_usd_minor'),
  per_usd: numeric('per_usd', { precision: 16, scale: 8, mode: 'number' }),
  state: text('state').$type<RequestRecord['state']>(),
  next_role: text('next_role', { enum: signatureRoles }),
  by_name: jsonb('by_name').$type<SignedName>(),
  for_name: jsonb('for_name').$type<SignedName>(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  previous_hash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
})

/** The last link of the chain. */
export const signatureHead = pgTable('signature_head', {
  id: integer('id').primaryKey(),
  sequence: minor('sequence').notNull(),
  hash: text('hash').notNull(),
})

/** Seals of links and revisions, by the hash that they cover. */
export const signatureSeals = pgTable('signature_seals', {
  hash: text('hash').primaryKey(),
  key: text('key').notNull(),
  seal: text('seal').notNull(),
})

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
