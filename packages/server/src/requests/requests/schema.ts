import { currencies } from '@portal/contract/core/fields/money'
import { eventKinds } from '@portal/contract/requests/request-events'
import {
  type Employment,
  type RequestContent,
  requestKinds,
  requestStates,
  requestTypes,
} from '@portal/contract/requests/request-records'
import { locations, signatureRoles } from '@portal/contract/requests/signatures'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const minor = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Requests of all kinds. Money is in minor units of `currency`. */
export const requests = pgTable('requests', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: requestKinds }).notNull(),
  reference: text('reference').notNull(),
  type: text('type', { enum: requestTypes }).notNull(),
  project_id: uuid('project_id'),
  description: text('description').notNull(),
  location: text('location', { enum: locations }).notNull(),
  required_date: date('required_date').notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  direct_manager_id: uuid('direct_manager_id').notNull(),
  notes: text('notes'),
  employment: jsonb('employment').$type<Employment>(),
  state: text('state', { enum: requestStates }).notNull().default('pending'),
  revision: integer('revision').notNull().default(1),
  content_hash: text('content_hash').notNull(),
  total_minor: minor('total_minor').notNull(),
  usd_rate: numeric('usd_rate', { precision: 16, scale: 8, mode: 'number' }),
  /** Units per dollar, if the rate was entered that way. Limits are compared by it. */
  per_usd: numeric('per_usd', { precision: 16, scale: 8, mode: 'number' }),
  total_usd_minor: minor('total_usd_minor'),
  next_role: text('next_role', { enum: signatureRoles }),
  waiting_since: moment('waiting_since'),
  reminded_at: moment('reminded_at'),
  requester_id: uuid('requester_id').notNull(),
  cancel_asked_by: uuid('cancel_asked_by'),
  cancel_asked_as: text('cancel_asked_as', { enum: ['procurement', 'accounting'] }),
  created_at: moment('created_at').notNull(),
  completed_at: moment('completed_at'),
  version: integer('version').notNull().default(1),
})

export type RequestRow = typeof requests.$inferSelect

/** Items of the current revision, in the order of `position`. */
export const requestItems = pgTable('request_items', {
  id: uuid('id').primaryKey(),
  request_id: uuid('request_id').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  unit: text('unit'),
  quantity: numeric('quantity', { precision: 12, scale: 2, mode: 'number' }).notNull(),
  unit_price_minor: minor('unit_price_minor').notNull(),
  total_price_minor: minor('total_price_minor').notNull(),
  /** Amount by which a revision raised the total to cover invoices. Part of the total. */
  raised_minor: minor('raised_minor'),
  budget_item_id: uuid('budget_item_id'),
  budget_code: text('budget_code'),
  unit_code: text('unit_code'),
  /** Expected amount, if part of the item won't be delivered. */
  due_minor: minor('due_minor'),
})

/** Content to sign, once per revision. */
export const requestRevisions = pgTable('request_revisions', {
  request_id: uuid('request_id').notNull(),
  number: integer('number').notNull(),
  content: jsonb('content').$type<RequestContent>().notNull(),
  content_hash: text('content_hash').notNull(),
  by_user: uuid('by_user').notNull(),
  at: moment('at').notNull(),
  /** Code printed on the revision's paper. */
  paper_code: text('paper_code').notNull().default(sql`upper(left(replace(gen_random_uuid()::text, '-', ''), 28))`),
  /** Whether the chain has every change of state of this revision. Null in rows of earlier releases. */
  has_steps: boolean('has_steps').$type<true>(),
})

/** Steps of requests. */
export const requestEvents = pgTable('request_events', {
  id: uuid('id').primaryKey(),
  request_id: uuid('request_id').notNull(),
  kind: text('kind', { enum: eventKinds }).notNull(),
  text: text('text'),
  by_user: uuid('by_user').notNull(),
  at: moment('at').notNull(),
})

/** Deliveries of a purchase, numbered from 1. */
export const requestReceipts = pgTable('request_receipts', {
  id: uuid('id').primaryKey(),
  request_id: uuid('request_id').notNull(),
  number: integer('number').notNull(),
  note: text('note'),
  by_user: uuid('by_user').notNull(),
  at: moment('at').notNull(),
})

/** Quantities received with each delivery. */
export const receiptItems = pgTable('request_receipt_items', {
  receipt_id: uuid('receipt_id').notNull(),
  position: integer('position').notNull(),
  quantity: numeric('quantity', { precision: 12, scale: 2, mode: 'number' }).notNull(),
})
