import { type Loss, type LossKind, lossKinds } from '@portal/contract/losses'
import { can, type Need } from '@portal/contract/needs'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../platform/http/context.ts'
import { refuse, refuseField } from '../platform/http/refusal.ts'
import type { Going } from './going.ts'
import { nameable } from './nameable.ts'

/** Names that are listed of each kind unless all are asked for; the rest is counted. */
const NAMED = 50

const project = (id: SQL) => sql`(SELECT code FROM projects WHERE id = ${id})`

/** What holds a record back: the documents that wait to be paid or given up. */
const HELD = 'commitments'

/** What is looked for. */
type Kind = LossKind | typeof HELD

const kinds: readonly Kind[] = [HELD, ...lossKinds]

/** The kinds whose rows have a name, with the project that they belong to. */
const named: Partial<Readonly<Record<Kind, SQL>>> = {
  commitments: project(sql`commitments.project_id`),
  projects: sql`NULL::text`,
  activities: project(sql`activities.project_id`),
  sub_activities: project(sql`(SELECT project_id FROM activities WHERE id = sub_activities.activity_id)`),
  budget_categories: project(sql`budget_categories.project_id`),
  budget_items: project(sql`budget_items.project_id`),
}

/** What is listed of a loss. */
interface Listed {
  /** Every name, not only the first of each kind. Default `false`. */
  readonly isWhole?: boolean
}

/** A document holds money of several lines back and is named once; all others are called by their code and name. */
const nameOf = (kind: Kind) =>
  kind === HELD ? sql`DISTINCT document_id AS id, reference AS name` : sql`id, code || ' ' || name AS name`

/**
 * Exactly what goes with a record, and what holds it back: all of it is counted, and what the person may see is named.
 * One query, whatever there is.
 */
export const lossOf = async (
  { db, user }: Pick<Context, 'db' | 'user'>,
  code: string,
  going: Going,
  { isWhole = false }: Listed = {},
): Promise<Loss> => {
  const { budget_items: lines } = going
  const held = lines && sql`item_id IN (SELECT id FROM budget_items WHERE ${lines})`
  const parts = kinds.flatMap((kind, place) => {
    const where = kind === HELD ? held : going[kind]
    if (!where) return []
    const table = sql.identifier(kind)
    const head = sql`SELECT ${place}::int, ${kind}::text, count(*)::int`
    // Of one project it goes without saying.
    const of = going.projects ? named[kind] : sql`NULL::text`
    if (!named[kind]) return [sql`(${head}, '[]'::json FROM ${table} WHERE ${where})`]
    // Found once; only as many names are put in order as are listed, for comparing words takes long.
    return [
      sql`(WITH found AS MATERIALIZED (
          SELECT ${nameOf(kind)}, ${of} AS of, ${nameable(kind, user)} AS seen FROM ${table} WHERE ${where}
        ), listed AS (SELECT id, name, of FROM found WHERE seen ORDER BY of, name, id LIMIT ${isWhole ? null : NAMED}::int)
        ${head}, (SELECT coalesce(json_agg(listed ORDER BY of, name, id), '[]') FROM listed) FROM found)`,
    ]
  })
  const { rows } = await db.execute<{ kind: Kind; count: number; names: Loss['held']['names'] }>(
    sql`SELECT kind, count, names FROM (${sql.join(parts, sql` UNION ALL `)}) lost(place, kind, count, names)
      WHERE count > 0 ORDER BY place`,
  )
  const goes = rows.flatMap(({ kind, ...row }) => (kind === HELD ? [] : { kind, ...row }))
  const [holding] = rows.filter(({ kind }) => kind === HELD)
  return {
    code,
    rows: goes.reduce((sum, { count }) => sum + count, 0),
    goes,
    held: { count: holding?.count ?? 0, names: holding?.names ?? [] },
  }
}

/** The same for whoever asks before they delete: the record's own code is for those who may see it. */
export const shownLossOf = async (
  seenBy: Need,
  context: Context,
  code: string,
  going: Going,
  listed: Listed,
): Promise<Loss> => {
  const loss = await lossOf(context, code, going, listed)
  return can(context.user, seenBy) ? loss : { ...loss, code: null }
}

/**
 * Refuses a deletion whose code was not typed, or that would take more or less along than was listed; and with `in_use`
 * while documents hold money back of lines that would go.
 */
export const refuseLoss = (loss: Loss, given: { readonly typed_code: string; readonly rows: number }): void => {
  if (given.typed_code !== loss.code) throw refuseField('typed_code', 'code_mismatch')
  if (given.rows !== loss.rows) throw refuse('changed_meanwhile')
  if (loss.held.count > 0) throw refuse('in_use')
}
