import { activityStates, attendanceMethods, generalTypes } from '@portal/contract/programmes/activities'
import { bigint, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const stepKinds = ['start', 'hold', 'resume', 'complete', 'reopen'] as const

/** Activities of projects. Money is in minor units of the project's currency. Rich texts are sanitised. */
export const activities = pgTable('activities', {
  id: uuid('id').primaryKey(),
  project_id: uuid('project_id').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  type: text('type'),
  general_type: text('general_type', { enum: generalTypes }).notNull(),
  state: text('state', { enum: activityStates }).notNull().default('not_started'),
  start_date: date('start_date').notNull(),
  end_date: date('end_date').notNull(),
  actual_start: date('actual_start'),
  actual_end: date('actual_end'),
  completion: integer('completion').notNull().default(0),
  planned_beneficiaries: integer('planned_beneficiaries').notNull(),
  actual_beneficiaries: integer('actual_beneficiaries').notNull().default(0),
  planned_value_minor: bigint('planned_value_minor', { mode: 'number' }).notNull(),
  actual_cost_minor: bigint('actual_cost_minor', { mode: 'number' }).notNull().default(0),
  attendance_method: text('attendance_method', { enum: attendanceMethods }).notNull(),
  description: text('description').notNull().default(''),
  agendas: text('agendas').notNull().default(''),
  objectives: text('objectives').notNull().default(''),
  materials: text('materials').notNull().default(''),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

export const activityUsers = pgTable(
  'activity_users',
  { activity_id: uuid('activity_id').notNull(), user_id: uuid('user_id').notNull() },
  table => [primaryKey({ columns: [table.activity_id, table.user_id] })],
)

export const activityEvents = pgTable('activity_events', {
  id: uuid('id').primaryKey(),
  activity_id: uuid('activity_id').notNull(),
  kind: text('kind', { enum: stepKinds }).notNull(),
  reason: text('reason'),
  by_user: uuid('by_user').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})

/** Progress reports. Append-only: a trigger rejects changes. Money is in the same unit as in `activities`. */
export const activityUpdates = pgTable('activity_updates', {
  id: uuid('id').primaryKey(),
  activity_id: uuid('activity_id').notNull(),
  report_date: date('report_date').notNull(),
  actual_start: date('actual_start'),
  actual_end: date('actual_end'),
  actual_cost_minor: bigint('actual_cost_minor', { mode: 'number' }).notNull(),
  actual_beneficiaries: integer('actual_beneficiaries').notNull(),
  completion: integer('completion').notNull(),
  reason: text('reason'),
  delay_justification: text('delay_justification'),
  corrects_id: uuid('corrects_id'),
  correction_reason: text('correction_reason'),
  by_user: uuid('by_user').notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
