import {
  type confirmedDeletion,
  type DeletionImpact,
  type ImpactKind,
  impactKinds,
} from '@portal/contract/core/records/deletion-impact'
import { can, type Need } from '@portal/contract/core/rights/needs'
import { type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Context } from '../../platform/http/context.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { Cascades } from './cascades.ts'
import { closedMonthsIn, isSameMoney, moneyIn, refuseClosedMonths, refuseUnexplained } from './money.ts'
import { nameable } from './nameable.ts'

/** Number of names per kind, unless all are requested. The rest is only counted. */
const NAMED = 50

const project = (id: SQL) => sql`(SELECT code FROM projects WHERE id = ${id})`

/** Blocks deletion: open documents that commit money. */
const BLOCKING = 'commitments'

/**
 * What commits money of lines, and invoices that wait for a new total. Their request may commit nothing, and without its
 * line such an invoice could be neither posted nor given up.
 */
const waiting = sql`(
  SELECT project_id, item_id, document_id, reference FROM commitments
  UNION ALL
  SELECT item.project_id, item.id, request.id, request.reference
  FROM request_new_totals total JOIN requests request ON request.id = total.request_id
  JOIN request_items line ON line.id = total.request_item_id JOIN budget_items item ON item.id = line.budget_item_id
) commitments`

/** What is looked for. */
type Kind = ImpactKind | typeof BLOCKING

const kinds: readonly Kind[] = [BLOCKING, ...impactKinds]

/** Kinds whose rows have names, with the project that they belong to. */
const named: Partial<Readonly<Record<Kind, SQL>>> = {
  commitments: project(sql`commitments.project_id`),
  projects: sql`NULL::text`,
  activities: project(sql`activities.project_id`),
  sub_activities: project(sql`(SELECT project_id FROM activities WHERE id = sub_activities.activity_id)`),
  budget_categories: project(sql`budget_categories.project_id`),
  budget_items: project(sql`budget_items.project_id`),
}

interface ImpactOptions {
  /** Returns all names instead of the first of each kind. Default: false. */
  readonly allNames?: boolean
}

/** A document can commit money of several lines, but is listed once. Other rows show code and name. */
const nameOf = (kind: Kind) =>
  kind === BLOCKING ? sql`DISTINCT document_id AS id, reference AS name` : sql`id, code || ' ' || name AS name`

/**
 * Everything that is deleted with a record, and what blocks the deletion. Counts all rows, but only names those that
 * the person may see. The number of queries is constant.
 */
export const deletionImpactOf = async (
  { db, user }: Pick<Context, 'db' | 'user'>,
  code: string,
  cascades: Cascades,
  { allNames = false }: ImpactOptions = {},
): Promise<DeletionImpact> => {
  const { budget_items: lines } = cascades
  const blocking = lines && sql`item_id IN (SELECT id FROM budget_items WHERE ${lines})`
  const parts = kinds.flatMap((kind, ordinal) => {
    const where = kind === BLOCKING ? blocking : cascades[kind]
    if (!where) return []
    const table = kind === BLOCKING ? waiting : sql.identifier(kind)
    const head = sql`SELECT ${ordinal}::int, ${kind}::text, count(*)::int`
    // Omits the project if only one is affected.
    const of = cascades.projects ? named[kind] : sql`NULL::text`
    if (!named[kind]) return [sql`(${head}, '[]'::json FROM ${table} WHERE ${where})`]
    // Materialised, so that rows are found once. Only sorts the listed names, because comparing text is slow.
    return [
      sql`(WITH found AS MATERIALIZED (
          SELECT ${nameOf(kind)}, ${of} AS of, ${nameable(kind, user)} AS seen FROM ${table} WHERE ${where}
        ), listed AS (SELECT id, name, of FROM found WHERE seen ORDER BY of, name, id LIMIT ${allNames ? null : NAMED}::int)
        ${head}, (SELECT coalesce(json_agg(listed ORDER BY of, name, id), '[]') FROM listed) FROM found)`,
    ]
  })
  const { rows } = await db.execute<{ kind: Kind; count: number; names: DeletionImpact['blockers']['names'] }>(
    sql`SELECT kind, count, names FROM (${sql.join(parts, sql` UNION ALL `)}) lost(ordinal, kind, count, names)
      WHERE count > 0 ORDER BY ordinal`,
  )
  const cascading = rows.flatMap(({ kind, ...row }) => (kind === BLOCKING ? [] : { kind, ...row }))
  const [blockers] = rows.filter(({ kind }) => kind === BLOCKING)
  return {
    code,
    rows: cascading.reduce((sum, { count }) => sum + count, 0),
    cascades: cascading,
    blockers: { count: blockers?.count ?? 0, names: blockers?.names ?? [] },
    money: await moneyIn(db, cascades),
    closed_months: await closedMonthsIn({ db, user }, cascades),
  }
}

/** Like `deletionImpactOf`, for the preview. Hides the record's code from people who may not see it. */
export const visibleImpactOf = async (
  seenBy: Need,
  context: Context,
  code: string,
  cascades: Cascades,
  listed: ImpactOptions,
): Promise<DeletionImpact> => {
  const impact = await deletionImpactOf(context, code, cascades, listed)
  return can(context.user, seenBy) ? impact : { ...impact, code: null }
}

/** Confirms a deletion that takes other records along. */
export type Confirmation = Pick<z.infer<typeof confirmedDeletion>, 'typed_code' | 'rows' | 'money' | 'reason'>

/**
 * Refuses a deletion whose code was not typed, or that would take other rows or sums along than were listed; with
 * `months_closed` where it would change closed months (decision 49); with `in_use` while documents commit money of lines
 * that would be deleted; and one of money without a reason (decision 50).
 */
export const refuseUnconfirmed = (impact: DeletionImpact, given: Confirmation): void => {
  if (given.typed_code !== impact.code) throw refuseField('typed_code', 'code_mismatch')
  if (given.rows !== impact.rows) throw refuse('changed_meanwhile')
  refuseClosedMonths(impact.closed_months)
  if (impact.blockers.count > 0) throw refuse('in_use')
  refuseUnexplained(impact.money, given.reason)
  if (!isSameMoney(impact.money, given.money ?? [])) throw refuse('changed_meanwhile')
}
