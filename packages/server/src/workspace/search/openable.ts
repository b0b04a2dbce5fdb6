import { recordKinds } from '@portal/contract/workspace/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/http/context.ts'
import { type Reader, readerOf } from '../records/visible.ts'
import { mayFind, searchedKinds } from './kinds.ts'

/** A record by the name of its list, such as `projects`. */
interface Target {
  readonly kind: string
  readonly id: string
}

// The page of a training also opens for people whose request for a place was never approved.
const hasAsked = ({ id }: Reader) =>
  sql`sub_activities.id IN (SELECT sub_activity_id FROM enrollments WHERE user_id = ${id})`

const keyOf = ({ kind, id }: Target) => `${kind} ${id}`

/** Finds out which records have a page that the person can open now. Asks once for all. */
export const openablePages = async (
  context: Pick<Context, 'db' | 'user' | 'services'>,
  targets: readonly Target[],
): Promise<(target: Target) => boolean> => {
  const reader = await readerOf(context)
  const parts = recordKinds.flatMap((kind): readonly SQL[] => {
    const ids = new Set(targets.filter(one => one.kind === kind).map(({ id }) => id))
    const searched = searchedKinds[kind]
    if (ids.size === 0 || !mayFind(reader, searched)) return []
    const visible = kind === 'trainings' ? hasAsked(reader) : searched.visible?.(reader)
    const table = sql.identifier(searched.table)
    return [
      sql`SELECT ${kind}::text AS kind, ${table}.id::text AS id FROM ${table}
        WHERE ${table}.id IN ${[...ids]} AND ${visible ?? sql`true`}`,
    ]
  })
  if (parts.length === 0) return () => false
  const { rows } = await context.db.execute<{ kind: string; id: string }>(sql.join(parts, sql` UNION ALL `))
  const openable = new Set(rows.map(keyOf))
  return target => openable.has(keyOf(target))
}
