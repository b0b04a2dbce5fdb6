import { randomUUID } from 'node:crypto'
import type { DeletionImpact } from '@portal/contract/deletion_impact'
import type { RemovedRecord } from '@portal/contract/history'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import { type ForeignKey, foreignKeys } from './foreign-keys.ts'

/** Files on their way into a budget live for a day; what they brought in is archived as expenses and lines. */
const temporary: ReadonlySet<string> = new Set(['imports', 'import_parts'])

const list = (columns: readonly string[], of: SQL) =>
  sql.join(
    columns.map(column => sql`${of}.${sql.identifier(column)}`),
    sql`, `,
  )

/** The archived rows of a table, as rows of it. */
export const archived = (removalId: string, table: string): SQL => sql`
  removed_rows kept, jsonb_populate_record(NULL::${sql.identifier(table)}, kept.content) AS was
  WHERE kept.removal_id = ${removalId} AND kept.table_name = ${table} AND kept.link = ''`

/** Matches rows of the child, named `present`, that refer to an archived row of the parent. */
const refersToArchived = (removalId: string, { parent, columns, parent_columns }: ForeignKey): SQL => sql`
  (${list(columns, sql`present`)}) IN (
    SELECT ${list(parent_columns, sql`was`)} FROM ${archived(removalId, parent)})`

/** Stores rows that nobody changes until the transaction ends; says whether there were new ones. */
const storeRows = async (db: Orm, removalId: string, table: string, where: SQL, link = ''): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    INSERT INTO removed_rows (removal_id, table_name, place, link, content)
    SELECT ${removalId}::uuid, ${table}::text, present.ctid::text, ${link}::text, to_jsonb(present)
    FROM ${sql.identifier(table)} present WHERE ${where} FOR UPDATE
    ON CONFLICT DO NOTHING`)
  return (rowCount ?? 0) > 0
}

/**
 * Stores a record and everything that its deletion will cascade to, before it is deleted in the same transaction. The
 * rows are locked, so that what is stored is what goes. Answers the removal's id.
 */
export const archive = async (
  db: Orm,
  { entity, id }: { readonly entity: RemovedRecord; readonly id: string },
  money: DeletionImpact['money'],
): Promise<string> => {
  const removalId = randomUUID()
  await db.execute(sql`
    INSERT INTO removals (id, entity, entity_id, money)
    VALUES (${removalId}, ${entity}, ${id}, ${JSON.stringify(money)}::jsonb)`)
  const keys = await foreignKeys(db)
  await storeRows(db, removalId, entity, sql`id = ${id}`)
  const open: string[] = [entity]
  for (let table = open.shift(); table; table = open.shift()) {
    for (const key of keys) {
      const { child, columns, rule } = key
      if (key.parent !== table || rule === 'refuse' || temporary.has(child)) continue
      const where = refersToArchived(removalId, key)
      if (rule === 'set null') await storeRows(db, removalId, child, where, columns[0])
      else if ((await storeRows(db, removalId, child, where)) && !open.includes(child)) open.push(child)
    }
  }
  return removalId
}
