import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { secondFactorChanges } from '@portal/contract/people/access/second-factor-changes'
import type { HistoryOwner, RemovedRecord } from '@portal/contract/workspace/history'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { isRestorable } from '../../money/expenses/deleted.ts'
import { pageOfAudit } from '../../platform/audit.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Missing } from '../removals/put-back.ts'
import { isRemovalOpen } from '../removals/restore.ts'

/** An audit entry with its author, and the expense or other line that it concerns. */
export interface HistoryRow extends Record<string, unknown> {
  readonly id: string
  readonly at: string
  readonly entity: string
  readonly action: string
  readonly details: unknown
  readonly reason: string | null
  readonly user_id: string | null
  readonly full_name_en: string | null
  readonly full_name_ar: string | null
  readonly expense_id: string | null
  readonly date: string | null
  readonly description: string | null
  readonly is_deleted: boolean
  readonly is_restorable: boolean
  /** Requester of the request that the deleted expense invoiced. */
  readonly requester_id: string | null
  readonly line_id: string | null
  readonly line_code: string | null
  readonly line_name: string | null
  readonly entity_id: string | null
  readonly money: DeletionImpact['money'] | null
  readonly missing: readonly Missing[] | null
  readonly is_open: boolean
}

const ofEntity = (entity: SQL, id: string) => sql`entity IN (${entity}) AND entity_id = ${id}`

/**
 * Changes of a project's budget, forecast, and expenses, for people who see budgets. Includes expenses that were
 * deleted before their line, found through the line's versions.
 */
const ofBudget = (id: string) => sql`OR ${ofEntity(sql`'forecasts', 'monitoring'`, id)}
  OR entity IN ('budget_categories', 'budget_items') AND details->>'project_id' = ${id}
  OR entity = 'expenses' AND action IN ('delete', 'restore')
    AND details->>'item_id' IN (SELECT item_id::text FROM budget_line_versions WHERE project_id = ${id})`

// Actions that change an account. Leaves out logins and refusals.
const accountActions = [
  ...['add', 'create_sysadmin', 'edit', 'change_email', 'change_type', 'edit_privileges', 'deactivate', 'reactivate'],
  ...['ask_email_change', 'confirm_email_change', 'stop_email_change', 'cancel_email_change', 'lapse_email_change'],
  ...['verify_manually', 'resend_verification', 'copy_invitation', 'end_sessions', 'end_session', 'change_password'],
  ...['reset_password', 'request_deletion', 'withdraw_deletion', ...secondFactorChanges],
]

/** What the person sees besides the record itself. */
interface Sees {
  readonly budget: boolean
  /** Deleted projects have no team, so only people who see all projects see them. */
  readonly allProjects: boolean
}

// Projects of the donor that were deleted or restored.
const ofProjects = (id: string) =>
  sql`OR entity = 'projects' AND action IN ('delete', 'restore') AND details->>'donor_id' = ${id}`

/** Conditions on audit entries, per kind of record. */
const entriesOf: Readonly<Record<HistoryOwner, (id: string, sees: Sees) => SQL>> = {
  project: (id, sees) => sql`(${ofEntity(sql`'projects'`, id)}
    OR entity = 'indicators' AND details->>'project_id' = ${id} ${sees.budget ? ofBudget(id) : sql``})`,
  activity: id => ofEntity(sql`'activities'`, id),
  sub_activity: id => ofEntity(sql`'sub_activities'`, id),
  request: id => ofEntity(sql`'purchase_requests', 'employment_requests'`, id),
  indicator: id => ofEntity(sql`'indicators'`, id),
  accounting_code: id => ofEntity(sql`'accounting_codes'`, id),
  trainer: id => ofEntity(sql`'trainers'`, id),
  donor: (id, sees) => sql`(${ofEntity(sql`'donors'`, id)} ${sees.allProjects ? ofProjects(id) : sql``})`,
  course: id => ofEntity(sql`'courses'`, id),
  exchange_rate: id => ofEntity(sql`'exchange_rates'`, id),
  user: id => sql`(${ofEntity(sql`'users'`, id)} AND ${inArray(sql`action`, accountActions)})`,
  evaluation_form: id => ofEntity(sql`'evaluation_forms'`, id),
  delegation: id => ofEntity(sql`'delegations'`, id),
  partner: id => ofEntity(sql`'partners'`, id),
  // Includes changes of expenses that are or were on the line.
  budget_item: id => sql`(${ofEntity(sql`'budget_items'`, id)}
    OR entity = 'expenses' AND (details->>'item_id' = ${id} OR details->>'from_item_id' = ${id}))`,
}

type Query = Parameters<typeof pageOfAudit>[2]

/** One page of changes that match the condition, newest first. */
const pageWhere = (db: Orm, condition: SQL, query: Query) =>
  pageOfAudit(db, condition, query, async entries => {
    const { rows } = await db.execute<HistoryRow>(sql`
      SELECT entry.id::text, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
        entry.entity, entry.entity_id, entry.action, entry.details, entry.reason, users.id AS user_id,
        users.first_name_en || ' ' || users.last_name_en AS full_name_en,
        users.first_name_ar || ' ' || users.last_name_ar AS full_name_ar,
        coalesce(expenses.id, deleted.id, archived.id) AS expense_id,
        coalesce(expenses.date::text, deleted.expense->>'date', archived.expense->>'date') AS date,
        coalesce(expenses.description, deleted.expense->>'description', archived.expense->>'description') AS description,
        deleted.id IS NOT NULL OR archived.id IS NOT NULL AS is_deleted,
        coalesce(${isRestorable}, false) AS is_restorable,
        (SELECT requester_id FROM requests JOIN request_items item ON item.request_id = requests.id
          WHERE item.id::text = deleted.expense->>'request_item_id') AS requester_id,
        line.id AS line_id, line.code AS line_code, line.name AS line_name,
        removals.money, removals.missing, coalesce(${isRemovalOpen}, false) AS is_open
      FROM ${entries} entry
      LEFT JOIN users ON users.id = entry.user_id
      LEFT JOIN expenses ON entry.entity = 'expenses' AND expenses.id::text = entry.entity_id
      LEFT JOIN deleted_expenses deleted ON entry.entity = 'expenses' AND deleted.id::text = entry.entity_id
      LEFT JOIN LATERAL (
        SELECT (content->>'id')::uuid AS id, content->'expense' AS expense FROM removed_rows
        WHERE table_name = 'deleted_expenses' AND entry.entity = 'expenses' AND content->>'id' = entry.entity_id LIMIT 1
      ) archived ON true
      LEFT JOIN budget_items line ON line.id::text = entry.details->>'other_item_id'
      LEFT JOIN removals ON removals.id = (entry.details->>'removal_id')::uuid
      ORDER BY entry.id DESC`)
    return rows
  })

/** One page of a record's changes, newest first. */
export const pageOfHistory = (
  db: Orm,
  { kind, id, sees }: { readonly kind: HistoryOwner; readonly id: string; readonly sees: Sees },
  query: Query,
) => pageWhere(db, entriesOf[kind](id, sees), query)

/** One page of deletions that removed money, and of their restorations. `by` restricts it to one person. */
export const pageOfRemovals = (db: Orm, entity: RemovedRecord, by: string | undefined, query: Query) =>
  pageWhere(
    db,
    sql`entity = ${entity} AND details ? 'removal_id' ${by === undefined ? sql`` : sql`AND user_id = ${by}`}`,
    query,
  )
