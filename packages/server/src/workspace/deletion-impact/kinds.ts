import { impactKinds } from '@portal/contract/core/records/deletion-impact'
import { type SQL, sql } from 'drizzle-orm'
import type { Cascades } from './cascades.ts'

const project = (id: SQL) => sql`(SELECT code FROM projects WHERE id = ${id})`

/** Blocks deletion: open documents that commit money. */
export const BLOCKING = 'commitments'

/**
 * Commitments of lines, and invoices that await a new total. The request of such an invoice may commit nothing. Without
 * its line, the invoice could be neither posted nor given up.
 */
export const waiting = sql`(
  SELECT project_id, item_id, document_id, reference FROM commitments
  UNION ALL
  SELECT item.project_id, item.id, request.id, request.reference
  FROM request_new_totals total JOIN requests request ON request.id = total.request_id
  JOIN request_items line ON line.id = total.request_item_id JOIN budget_items item ON item.id = line.budget_item_id
) commitments`

/** Kinds in the order in which an impact lists them. Other tables follow in the order of their names. */
export const kindsOf = (cascades: Cascades): readonly string[] => [
  ...new Set([BLOCKING, ...impactKinds, ...Object.keys(cascades).toSorted()]),
]

/** Kinds whose rows have names, with the project that they belong to. */
export const namedKinds: Readonly<Record<string, SQL | undefined>> = {
  commitments: project(sql`commitments.project_id`),
  projects: sql`NULL::text`,
  activities: project(sql`activities.project_id`),
  sub_activities: project(sql`(SELECT project_id FROM activities WHERE id = sub_activities.activity_id)`),
  budget_categories: project(sql`budget_categories.project_id`),
  budget_items: project(sql`budget_items.project_id`),
}

/** Identifies rows without an ID by all their columns, and rows with money by ID and amount. */
const identity: Readonly<Record<string, SQL | undefined>> = {
  project_users: sql`project_users::text`,
  activity_users: sql`activity_users::text`,
  sub_activity_users: sql`sub_activity_users::text`,
  sub_activity_instructors: sql`sub_activity_instructors::text`,
  sub_activity_trainees: sql`sub_activity_trainees::text`,
  attendance: sql`attendance::text`,
  budget_items: sql`id::text || total_minor`,
  forecast_months: sql`forecast_months::text`,
  month_explanations: sql`month_explanations::text`,
  expenses: sql`id::text || amount_minor`,
}

/** A document can commit money of several lines, but is listed once. Other rows show code and name. */
export const nameOf = (kind: string) =>
  kind === BLOCKING ? sql`DISTINCT document_id AS id, reference AS name` : sql`id, code || ' ' || name AS name`

const isKnown = (kind: string) => impactKinds.some(one => one === kind)

/** Identifies a row. A change of the rows or of their money changes the fingerprint of the list. */
export const keyOf = (kind: string): SQL => {
  if (kind === BLOCKING) return sql`document_id::text`
  return identity[kind] ?? (isKnown(kind) ? sql`id::text` : sql`${sql.identifier(kind)}::text`)
}
