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
 * Holds what archived rows refer to outside of the archive, such as accounts and courses: the database refuses to delete
 * it, as it would with the rows in place, until they are restored or forgotten.
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

/** Lets what a removal held go. */
export const releaseReferences = async (db: Orm, removalId: string): Promise<void> => {
  await db.execute(sql`DELETE FROM ${sql.identifier(TABLE)} WHERE removal_id = ${removalId}`)
}
