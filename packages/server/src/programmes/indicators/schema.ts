import { date, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

const figure = (name: string) => numeric(name, { precision: 16, scale: 2, mode: 'number' }).notNull()

/** Indicators of a project, or of one of its activities. */
export const indicators = pgTable('indicators', {
  id: uuid('id').primaryKey(),
  project_id: uuid('project_id').notNull(),
  activity_id: uuid('activity_id'),
  name: text('name').notNull(),
  unit: text('unit').notNull(),
  baseline: figure('baseline'),
  target: figure('target'),
  version: integer('version').notNull().default(1),
})

/** Measured values, at most one per day. */
export const indicatorValues = pgTable(
  'indicator_values',
  {
    indicator_id: uuid('indicator_id').notNull(),
    date: date('date').notNull(),
    value: figure('value'),
    note: text('note'),
  },
  table => [primaryKey({ columns: [table.indicator_id, table.date] })],
)
