import { sql } from 'drizzle-orm'
import type { Orm } from './database/index.ts'
import type { Context } from './http/context.ts'

/**
 * What happened, to what, by whom, and why where that was asked for. Details contain names of fields, codes and
 * amounts, and the values of fields that `changedValues` is given; never what people wrote at length.
 */
export interface AuditEntry {
  readonly userId: string | null
  readonly action: string
  readonly entity: string
  readonly entityId: string | null
  readonly details?: Readonly<Record<string, unknown>>
  readonly reason?: string | null | undefined
}

/** Writes audit rows in the transaction of what they record; one query, however many there are. */
export const writeAudit = async (db: Orm, ...entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.length === 0) return
  const rows = entries.map(({ userId, entityId, details = {}, ...entry }) => ({
    ...entry,
    user_id: userId,
    entity_id: entityId,
    details,
  }))
  await db.execute(sql`
    INSERT INTO audit (user_id, action, entity, entity_id, details, reason)
    SELECT user_id, action, entity, entity_id, details, reason
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given(user_id uuid, action text, entity text, entity_id text, details jsonb, reason text)`)
}

/** Writes what the person of a call does to a row of one kind. */
export const auditOf =
  (entity: string) =>
  (
    { db, user }: Pick<Context, 'db' | 'user'>,
    action: string,
    entityId: string,
    details = {},
    reason?: string | null,
  ): Promise<void> =>
    writeAudit(db, { userId: user.id, action, entity, entityId, details, reason })
