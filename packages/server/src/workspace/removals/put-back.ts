import { type ImpactKind, impactKinds } from '@portal/contract/core/records/deletion-impact'
import type { RemovedRecord } from '@portal/contract/workspace/history'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { archived } from './archive.ts'
import { type ForeignKey, foreignKeys, parentsFirst } from './foreign-keys.ts'
import { hasParent, insertArchived, storedColumns } from './insert-archived.ts'
import { releaseReferences } from './references.ts'

/** Rows that couldn't be restored, because a row that they belong to was deleted meanwhile. */
export interface Missing {
  readonly kind: ImpactKind
  readonly count: number
}

interface ArchivedTable extends Record<string, unknown> {
  readonly name: string
  readonly count: number
  readonly columns: readonly string[]
}

const tablesOf = async (db: Orm, removalId: string): Promise<ReadonlyMap<string, ArchivedTable>> => {
  const { rows } = await db.execute<ArchivedTable>(sql`
    SELECT name, ${storedColumns} AS columns, (
      SELECT count(*)::int FROM removed_rows WHERE removal_id = ${removalId} AND link = '' AND table_name = name) AS count
    FROM (
      SELECT DISTINCT ON (table_name) table_name AS name, content FROM removed_rows
      WHERE removal_id = ${removalId} AND link = '' ORDER BY table_name, place
    ) archived`)
  return new Map(rows.map(row => [row.name, row]))
}

/** Tables whose rows must all be restored. Otherwise a restoration would bring back less money than was deleted. */
const complete: ReadonlySet<string> = new Set(['budget_categories', 'budget_items', 'expenses', 'forecast_months'])

// Open versions of budget lines end at their deletion. The database begins a new version when the line is inserted
// again.
const ended = {
  until: sql`coalesce(was.until, (SELECT removed_at FROM removals WHERE id = kept.removal_id))`,
}

// Skips requests that were edited meanwhile, because their edit says that they have no project. A reopened one would
// commit money of a line that doesn't count it. Other requests have no commitments on a line that could be deleted.
const unlessMovedOn = (table: string) => {
  if (table === 'requests') return sql`AND present.revision = was.revision`
  if (table !== 'request_items') return sql``
  return sql`AND NOT EXISTS (
    SELECT FROM request_events event JOIN removals ON removals.id = kept.removal_id
    WHERE event.request_id = present.request_id AND event.kind = 'reopen' AND event.at > removed_at)`
}

/** Restores the links of rows that weren't deleted, unless they refer to something else by now. */
const linkAgain = async (db: Orm, removalId: string, keys: readonly ForeignKey[]): Promise<void> => {
  const { rows } = await db.execute<{ table_name: string; link: string }>(
    sql`SELECT DISTINCT table_name, link FROM removed_rows WHERE removal_id = ${removalId} AND link <> ''`,
  )
  for (const { table_name, link } of rows) {
    const column = sql.identifier(link)
    const key = keys.find(({ child, columns }) => child === table_name && columns.includes(link))
    await db.execute(sql`
      UPDATE ${sql.identifier(table_name)} present SET ${column} = was.${column}
      FROM removed_rows kept, jsonb_populate_record(NULL::${sql.identifier(table_name)}, kept.content) AS was
      WHERE kept.removal_id = ${removalId} AND kept.table_name = ${table_name} AND kept.link = ${link}
        AND present.id = was.id AND present.${column} IS NULL ${unlessMovedOn(table_name)}
        ${key ? sql`AND ${hasParent(key)}` : sql``}`)
  }
}

/** Deletes the archived rows of a removal, and marks it as restored. */
const close = async (db: Orm, removalId: string, missing: readonly Missing[]): Promise<void> => {
  // The restored file versions use their stored contents again, so these must not be deleted.
  await db.execute(sql`
    DELETE FROM removed_contents WHERE id IN (
      SELECT (content->>'content_id')::uuid FROM removed_rows
      WHERE removal_id = ${removalId} AND table_name = 'file_versions')`)
  await db.execute(sql`DELETE FROM removed_rows WHERE removal_id = ${removalId}`)
  await releaseReferences(db, removalId)
  await db.execute(sql`
    UPDATE removals SET restored_at = clock_timestamp(), missing = ${JSON.stringify(missing)}::jsonb
    WHERE id = ${removalId}`)
}

/**
 * Inserts the archived rows of a removal, parents first, and closes it. Returns counts of rows that it skips because
 * their parents were deleted meanwhile. Throws `restore_parent_gone` if these include the record itself or money.
 * `present` means that the record already exists again.
 */
export const putBack = async (
  db: Orm,
  removal: { readonly id: string; readonly entity: RemovedRecord },
  { present = false } = {},
): Promise<readonly Missing[]> => {
  const keys = await foreignKeys(db)
  const tables = await tablesOf(db, removal.id)
  const missing = new Map<string, number>()
  for (const table of parentsFirst([...tables.keys()], keys)) {
    const { columns = [], count = 0 } = tables.get(table) ?? {}
    if (present && table === removal.entity) continue
    const changed = table === 'budget_line_versions' ? ended : undefined
    const from = archived(removal.id, table)
    const lost = count - (await insertArchived(db, { table, columns, from, keys, changed }))
    if (lost > 0 && (table === removal.entity || complete.has(table))) throw refuse('restore_parent_gone')
    if (lost > 0) missing.set(table, lost)
  }
  await linkAgain(db, removal.id, keys)
  const named = impactKinds.flatMap(kind => {
    const count = missing.get(kind)
    return count === undefined ? [] : [{ kind, count }]
  })
  await close(db, removal.id, named)
  return named
}
