import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { ForeignKey } from './foreign-keys.ts'

const TABLE = 'removed_references'

const named = (columns: readonly string[]) =>
  sql.join(
    columns.map(column => sql.identifier(column)),
    sql`, `,
  )

/**
 * Stores references from archived rows to rows outside the archive, such as accounts and courses. Their foreign keys
 * block deletion of the referenced rows until the removal is restored or purged.
 */
export const holdReferences = async (
  db: Orm,
  removals: readonly string[],
  keys: readonly ForeignKey[],
  stored: ReadonlySet<string>,
): Promise<void> => {
  const holding = new Map(keys.filter(({ child }) => child === TABLE).map(key => [key.parent, key.columns]))
  for (const { child, parent, columns, rule } of keys) {
    const own = holding.get(parent)
    if (!own || rule !== 'refuse' || !stored.has(child)) continue
    const isComplete = columns.map(column => sql`${sql.identifier(column)} IS NOT NULL`)
    await db.execute(sql`
      INSERT INTO ${sql.identifier(TABLE)} (removal_id, ${named(own)})
      SELECT DISTINCT kept.removal_id, ${named(columns)}
      FROM removed_rows kept, jsonb_populate_record(NULL::${sql.identifier(child)}, kept.content)
      WHERE kept.removal_id = ANY (${sql.param([...removals])}::uuid[]) AND kept.table_name = ${child} AND kept.link = ''
        AND ${sql.join(isComplete, sql` AND `)}`)
  }
}

/** Deletes the references that a removal holds, so that their targets can be deleted. */
export const releaseReferences = async (db: Orm, removalId: string): Promise<void> => {
  await db.execute(sql`DELETE FROM ${sql.identifier(TABLE)} WHERE removal_id = ${removalId}`)
}
