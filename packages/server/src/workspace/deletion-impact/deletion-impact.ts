import { type confirmedDeletion, type DeletionImpact, impactKinds } from '@portal/contract/core/records/deletion-impact'
import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { refuseUnlessShown, shownOf } from '../../platform/http/shown.ts'
import type { Cascades } from './cascades.ts'
import { BLOCKING, keyOf, kindsOf, namedKinds, nameOf, waiting } from './kinds.ts'
import { closedMonthsIn, moneyIn, refuseClosedMonths, refuseUnexplained } from './money.ts'
import { nameable } from './nameable.ts'
import { refuseOwnInvoices, refuseOwnParticipation } from './own-rows.ts'

/** Number of names per kind, unless all are requested. The rest is only counted. */
const NAMED = 50

interface ImpactOptions {
  /** Returns all names instead of the first of each kind. Default: false. */
  readonly allNames?: boolean
}

/** What a deletion deletes besides the record itself. */
export interface Taken {
  readonly cascades: Cascades
  /** Counts records that have to stay and so block the deletion. Default: none. */
  readonly records?: DeletionImpact['records']
}

interface FoundRow extends Record<string, unknown> {
  readonly kind: string
  readonly count: number
  readonly names: DeletionImpact['blockers']['names']
  readonly keys: string
}

/**
 * Everything that is deleted with a record, and what blocks the deletion. Counts all rows, but only names those that
 * the person may see. The number of queries is constant.
 */
export const deletionImpactOf = async (
  { db, user }: Pick<Context, 'db' | 'user'>,
  { cascades, records }: Taken,
  { allNames = false }: ImpactOptions = {},
): Promise<Omit<DeletionImpact, 'code'>> => {
  const { budget_items: lines } = cascades
  const blocking = lines && sql`item_id IN (SELECT id FROM budget_items WHERE ${lines})`
  const parts = kindsOf(cascades).flatMap((kind, ordinal) => {
    const where = kind === BLOCKING ? blocking : cascades[kind]
    if (!where) return []
    const table = kind === BLOCKING ? waiting : sql.identifier(kind)
    const key = keyOf(kind)
    const head = sql`SELECT ${ordinal}::int, ${kind}::text, count(*)::int`
    // The order of rows doesn't matter to a sum.
    const keys = sql`sum(hashtextextended(key, 0))::text`
    // Omits the project if only one is affected.
    const of = cascades.projects ? namedKinds[kind] : sql`NULL::text`
    if (!namedKinds[kind])
      return [sql`(${head}, '[]'::json, ${keys} FROM (SELECT ${key} AS key FROM ${table} WHERE ${where}) found)`]
    // Materialised, so that rows are found once. Only sorts the listed names, because comparing text is slow.
    return [
      sql`(WITH found AS MATERIALIZED (
          SELECT ${nameOf(kind)}, ${of} AS of, ${nameable(kind, user)} AS seen, ${key} AS key FROM ${table} WHERE ${where}
        ), listed AS (SELECT id, name, of FROM found WHERE seen ORDER BY of, name, id LIMIT ${allNames ? null : NAMED}::int)
        ${head}, (SELECT coalesce(json_agg(listed ORDER BY of, name, id), '[]') FROM listed), ${keys} FROM found)`,
    ]
  })
  const { rows } = await db.execute<FoundRow>(
    sql`SELECT kind, count, names, keys FROM (${sql.join(parts, sql` UNION ALL `)}) lost(ordinal, kind, count, names, keys)
      WHERE count > 0 ORDER BY ordinal`,
  )
  const cascading = rows.flatMap(({ kind, ...row }) => (kind === BLOCKING ? [] : { kind, ...row }))
  const [blockers] = rows.filter(({ kind }) => kind === BLOCKING)
  const money = await moneyIn(db, cascades)
  return {
    rows: cascading.reduce((sum, { count }) => sum + count, 0),
    shown: shownOf([money, cascading.map(({ kind, count, keys }) => [kind, count, keys])]),
    cascades: cascading.map(({ keys: _, ...row }) => row),
    blockers: { count: blockers?.count ?? 0, names: blockers?.names ?? [] },
    ...(records && { records }),
    money,
    closed_months: await closedMonthsIn({ db, user }, cascades),
  }
}

/** Confirms a deletion that takes other records along. */
export type Confirmation = Pick<z.infer<typeof confirmedDeletion>, 'typed_code' | 'shown' | 'reason'>

/** Refuses a deletion if the record has a code and the person typed another. */
const refuseUntyped = (code: string | undefined, typed: string | undefined): void => {
  if (code === undefined || typed === code) return
  throw refuseField('typed_code', typed === undefined ? 'field_required' : 'code_mismatch')
}

/**
 * Rejects a deletion if the list has changed. Throws `months_closed` if closed months would change. Throws `in_use` if
 * documents commit money of its lines, or if some records can't be deleted. Deleting money requires a reason.
 */
const refuseUnconfirmed = (impact: Omit<DeletionImpact, 'code'>, given: Confirmation): void => {
  refuseUnlessShown(given.shown, impact.shown)
  refuseClosedMonths(impact.closed_months)
  if (impact.blockers.count > 0 || (impact.records ?? []).length > 0) throw refuse('in_use')
  refuseUnexplained(impact.money, given.reason)
}

/**
 * Locks every row to delete, parents before children. Adding a child locks only its own parent. If only the record were
 * locked, somebody could add a comment to one of its trainings between the check and the deletion.
 */
const lockCascades = async (db: Orm, cascades: Cascades): Promise<void> => {
  for (const kind of impactKinds) {
    const where = cascades[kind]
    if (where) await db.execute(sql`SELECT FROM ${sql.identifier(kind)} WHERE ${where} FOR UPDATE`)
  }
}

/**
 * The impact of a deletion, if the user confirmed exactly that. The rows stay locked until the transaction ends, so
 * nothing can be added to them.
 */
export const confirmedImpactOf = async (
  context: Context,
  code: string | undefined,
  taken: Taken,
  given: Confirmation,
): Promise<Omit<DeletionImpact, 'code'>> => {
  refuseUntyped(code, given.typed_code)
  await lockCascades(context.db, taken.cascades)
  await refuseOwnParticipation(context, taken.cascades)
  await refuseOwnInvoices(context, taken.cascades)
  const impact = await deletionImpactOf(context, taken)
  refuseUnconfirmed(impact, given)
  return impact
}
