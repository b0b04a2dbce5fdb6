import { randomUUID } from 'node:crypto'
import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import type { RemovedRecord } from '@portal/contract/workspace/history'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { refuseUnexplained } from '../deletion-impact/money.ts'
import { type ForeignKey, foreignKeys } from './foreign-keys.ts'
import { holdReferences } from './references.ts'

/** Uploads for budget imports last a day. The archive has the resulting expenses and lines instead. */
const temporary: ReadonlySet<string> = new Set(['imports', 'import_parts'])

/** Archived rows of a table, converted back to its row type. */
export const archived = (removalId: string, table: string): SQL => sql`
  removed_rows kept, jsonb_populate_record(NULL::${sql.identifier(table)}, kept.content) AS was
  WHERE kept.removal_id = ${removalId} AND kept.table_name = ${table} AND kept.link = ''`

/** A record to delete, with the money that goes with it, and the reason. */
interface Removed {
  readonly id: string
  readonly money: DeletionImpact['money']
  readonly reason: string | undefined
  /** Names the reason's field in a refusal. Default `reason`. */
  readonly path?: string | undefined
}

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`

/** Archives a child table's rows, and locks them until the transaction ends. Returns whether any row is new. */
const storeChildren = async (db: Orm, removals: readonly string[], key: ForeignKey, link = ''): Promise<boolean> => {
  const { child, parent, columns, parent_columns } = key
  const pairs = columns.map(
    (column, at) => sql`present.${sql.identifier(column)} = parent.${sql.identifier(parent_columns[at] ?? column)}`,
  )
  const { rowCount } = await db.execute(sql`
    INSERT INTO removed_rows (removal_id, table_name, place, link, content)
    SELECT parent.removal_id, ${child}::text, present.ctid::text, ${link}::text, to_jsonb(present)
    FROM ${sql.identifier(child)} present JOIN (
      SELECT kept.removal_id, was.* FROM removed_rows kept,
        jsonb_populate_record(NULL::${sql.identifier(parent)}, kept.content) AS was
      WHERE kept.removal_id = ANY (${uuids(removals)}) AND kept.table_name = ${parent} AND kept.link = ''
    ) parent ON ${sql.join(pairs, sql` AND `)}
    FOR UPDATE OF present
    ON CONFLICT DO NOTHING`)
  return (rowCount ?? 0) > 0
}

const storeRecords = async (db: Orm, entity: RemovedRecord, removed: ReadonlyMap<string, Removed>): Promise<void> => {
  const rows = [...removed].map(([removal_id, { id, money }]) => ({ removal_id, id, money }))
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(removal_id uuid, id uuid, money jsonb)`
  await db.execute(sql`
    INSERT INTO removals (id, entity, entity_id, money) SELECT removal_id, ${entity}::text, id, money FROM ${given}`)
  await db.execute(sql`
    INSERT INTO removed_rows (removal_id, table_name, place, content)
    SELECT removal_id, ${entity}::text, present.ctid::text, to_jsonb(present)
    FROM ${sql.identifier(entity)} present JOIN ${given} ON given.id = present.id FOR UPDATE OF present`)
}

/** Stores the currency of a project's part, because the currency of an empty project can change. */
const storeCurrency = (db: Orm, removals: readonly string[]) =>
  db.execute(sql`
    UPDATE removals SET currency = projects.currency
    FROM removed_rows root JOIN projects ON projects.id::text = root.content->>'project_id'
    WHERE removals.id = ANY (${uuids(removals)}) AND root.removal_id = removals.id AND root.table_name = removals.entity`)

/**
 * Archives records and all rows that their deletion will cascade to, in the same transaction as the deletion. Locks the
 * rows, so that the archive matches what is deleted. Throws for a record with money but no reason. Every
 * deletion that may remove money goes through here. Returns removal IDs in the order of the records.
 */
export const archive = async (db: Orm, entity: RemovedRecord, records: readonly Removed[]): Promise<string[]> => {
  for (const { money, reason, path } of records) refuseUnexplained(money, reason, path)
  const removed = new Map(records.map(record => [randomUUID(), record]))
  const ids = [...removed.keys()]
  if (ids.length === 0) return ids
  await storeRecords(db, entity, removed)
  await storeCurrency(db, ids)
  const keys = await foreignKeys(db)
  const stored = new Set<string>([entity])
  const open: string[] = [entity]
  for (let table = open.shift(); table; table = open.shift()) {
    for (const key of keys) {
      const { child, columns, rule } = key
      if (key.parent !== table || rule === 'refuse' || temporary.has(child)) continue
      if (rule === 'set null') await storeChildren(db, ids, key, columns[0])
      else if (await storeChildren(db, ids, key)) {
        stored.add(child)
        if (!open.includes(child)) open.push(child)
      }
    }
  }
  await holdReferences(db, ids, keys, stored)
  return ids
}
