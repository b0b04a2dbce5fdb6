import { type confirmedDeletion, type DeletionImpact, impactKinds } from '@portal/contract/core/records/deletion-impact'
import { can, type Need } from '@portal/contract/core/rights/needs'
import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { refuseUnlessShown, shownOf } from '../../platform/http/shown.ts'
import type { Cascades } from './cascades.ts'
import { BLOCKING, type Kind, keyOf, kinds, namedKinds, nameOf, waiting } from './kinds.ts'
import { closedMonthsIn, moneyIn, refuseClosedMonths, refuseUnexplained } from './money.ts'
import { nameable } from './nameable.ts'

/** Number of names per kind, unless all are requested. The rest is only counted. */
const NAMED = 50

interface ImpactOptions {
  /** Returns all names instead of the first of each kind. Default: false. */
  readonly allNames?: boolean
}

interface FoundRow extends Record<string, unknown> {
  readonly kind: Kind
  readonly count: number
  readonly names: DeletionImpact['blockers']['names']
  readonly keys: string
}

/**
 * Everything that is deleted with a record, and what blocks the deletion. Counts all rows, but only names those that
 * the person may see. The number of queries is constant.
 */
const deletionImpactOf = async (
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
    code,
    rows: cascading.reduce((sum, { count }) => sum + count, 0),
    // Without the code, which not everyone may know.
    shown: shownOf([money, cascading.map(({ kind, count, keys }) => [kind, count, keys])]),
    cascades: cascading.map(({ keys: _, ...row }) => row),
    blockers: { count: blockers?.count ?? 0, names: blockers?.names ?? [] },
    money,
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
export type Confirmation = Pick<z.infer<typeof confirmedDeletion>, 'typed_code' | 'shown' | 'reason'>

/**
 * Refuses a deletion if its code was not typed or if the list has changed. Answers `months_closed` if closed months would
 * change, and `in_use` while documents commit money of its lines. Money requires a reason.
 */
const refuseUnconfirmed = (impact: DeletionImpact, given: Confirmation): void => {
  if (given.typed_code !== impact.code) throw refuseField('typed_code', 'code_mismatch')
  refuseUnlessShown(given.shown, impact.shown)
  refuseClosedMonths(impact.closed_months)
  if (impact.blockers.count > 0) throw refuse('in_use')
  refuseUnexplained(impact.money, given.reason)
}

/**
 * Locks every row that goes, parents before their children. Adding a child locks only its own parent. If only the
 * record were locked, a comment on one of its trainings could arrive between the check and the deletion.
 */
const lockCascades = async (db: Orm, cascades: Cascades): Promise<void> => {
  for (const kind of impactKinds) {
    const where = cascades[kind]
    if (where) await db.execute(sql`SELECT FROM ${sql.identifier(kind)} WHERE ${where} FOR UPDATE`)
  }
}

/**
 * What a deletion takes along, if the user confirmed exactly that. The rows stay locked until the transaction ends, so
 * nothing else can join them.
 */
export const confirmedImpactOf = async (
  context: Context,
  code: string,
  cascades: Cascades,
  given: Confirmation,
): Promise<DeletionImpact> => {
  await lockCascades(context.db, cascades)
  const impact = await deletionImpactOf(context, code, cascades)
  refuseUnconfirmed(impact, given)
  return impact
}
