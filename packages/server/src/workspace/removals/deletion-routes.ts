import type { Deletion } from '@portal/contract/core/records/deletion'
import { can } from '@portal/contract/core/rights/needs'
import { type RemovedRecord, removedRecords } from '@portal/contract/workspace/history'
import { sql } from 'drizzle-orm'
import { notifyTrainingsDeleted } from '../../messages/notices/notify-training.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { OfVersion } from '../../platform/database/rows.ts'
import type { Context } from '../../platform/http/context.ts'
import { type Bound, DONE, handle } from '../../platform/http/handle.ts'
import { confirmedImpactOf, deletionImpactOf, type Taken } from '../deletion-impact/deletion-impact.ts'
import { archive } from './archive.ts'
import { isRemovalOpen } from './restore.ts'

/** A kind of record whose deletion the person confirms. */
interface Deletable<Row> {
  /** Table of the record, and its entity in the audit. */
  readonly entity: string
  /** Returns the code to type, if records have one. Throws `not_found` if the person doesn't see the record. */
  readonly codeOf: (context: Context, id: string) => Promise<string | undefined>
  /** Rows that are deleted with the record. */
  readonly taken: (id: string, context: Context) => Taken | Promise<Taken>
  /** Locks the record until the transaction ends and checks its version. Throws if the person may not delete it. */
  readonly lock: (context: Context, it: OfVersion) => Promise<Row>
  readonly remove: (db: Orm, id: string) => Promise<unknown>
  /** Audit details that identify the record after its deletion. Default: none. */
  readonly details?: (row: Row) => Readonly<Record<string, string>>
  /** Runs after the deletion. */
  readonly after?: (context: Context, row: Row) => Promise<void>
}

/** Whether an archive contains expenses that can be restored separately, or rows that an earlier removal belongs to. */
const holdsEarlier = async (db: Orm, removalId: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    SELECT FROM removed_rows kept WHERE removal_id = ${removalId} AND link = '' AND (
      table_name = 'deleted_expenses'
      OR EXISTS (
        SELECT FROM removals JOIN removed_rows root ON root.removal_id = removals.id AND table_name = entity AND link = ''
          AND content->>'id' = entity_id::text, jsonb_each_text(root.content) AS link_to
        WHERE ${isRemovalOpen} AND removals.id <> ${removalId} AND link_to.value = kept.content->>'id'))
    LIMIT 1`)
  return rows.length > 0
}

type Archived = Parameters<typeof archive>[2][number]

/** Archives a record if its deletion removes money, or if earlier removals depend on it. Returns the removal's ID. */
const archiveIfRestorable = async (db: Orm, entity: RemovedRecord, record: Archived): Promise<string | undefined> => {
  const [removal_id = ''] = await archive(db, entity, [record])
  if (record.money.length > 0 || (await holdsEarlier(db, removal_id))) return removal_id
  await db.execute(sql`DELETE FROM removals WHERE id = ${removal_id}`)
  return undefined
}

/** Condition on the trainings that a deletion removes, if it can remove any. */
const trainingsIn = (entity: string, id: string, { cascades }: Taken) =>
  entity === 'sub_activities' ? sql`id = ${id}` : cascades.sub_activities

/**
 * Binds both endpoints of a deletion: its preview, and the deletion of exactly what the preview listed. Money can be
 * restored. Notifies the people of each deleted training. All deletions that affect other records use this.
 */
export const deletionRoutes = <Row>(endpoints: Deletion, deletable: Deletable<Row>): readonly Bound[] => {
  const { entity, codeOf, taken, lock, remove, details, after } = deletable
  const { impact: preview, remove: removal } = endpoints
  const restorable = removedRecords.find(one => one === entity)
  return [
    handle(preview, async ({ id, names }, context) => {
      const code = await codeOf(context, id)
      const impact = await deletionImpactOf(context, await taken(id, context), { allNames: names === 'all' })
      if (code === undefined) return { data: impact }
      // A right to delete doesn't imply a right to see.
      return { data: { ...impact, code: can(context.user, removal.seenBy ?? 'director') ? code : null } }
    }),

    handle(removal, async ({ id, version, ...given }, context) => {
      const { db } = context
      const row = await lock(context, { id, version })
      const goes = await taken(id, context)
      const { money } = await confirmedImpactOf(context, await codeOf(context, id), goes, given)
      const { reason } = given
      const removal_id = restorable && (await archiveIfRestorable(db, restorable, { id, money, reason }))
      const trainings = trainingsIn(entity, id, goes)
      if (trainings) await notifyTrainingsDeleted(context, trainings)
      await remove(db, id)
      await auditOf(entity)(context, 'delete', id, { ...details?.(row), ...(removal_id && { removal_id }) }, reason)
      await after?.(context, row)
      return DONE
    }),
  ]
}
