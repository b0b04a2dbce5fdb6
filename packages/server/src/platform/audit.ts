import { sql } from 'drizzle-orm'
import type { Orm } from './database/index.ts'
import type { Context } from './http/context.ts'

/** `details` may contain field names, codes, amounts, and the values that `changedValues` allows. Never free text. */
export interface AuditEntry {
  readonly userId: string | null
  readonly action: string
  readonly entity: string
  readonly entityId: string | null
  readonly details?: Readonly<Record<string, unknown>>
  readonly reason?: string | null | undefined
}

/** Writes audit rows with a single query. Call it in the transaction that makes the change. */
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

/** Writes audit rows for one entity, in the name of the person who sent the request. */
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
