import { sql } from 'drizzle-orm'
import type { Orm } from './database/index.ts'

/** What happened, to what, by whom. Details hold names of fields and codes, never the texts that people wrote. */
export interface AuditEntry {
  readonly userId: string | null
  readonly action: string
  readonly entity: string
  readonly entityId: string | null
  readonly details?: Readonly<Record<string, unknown>>
}

/** Writes audit rows in the transaction of what they tell of; one query, however many there are. */
export const writeAudit = async (db: Orm, ...entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.length === 0) return
  const rows = entries.map(({ userId, entityId, details = {}, ...entry }) => ({
    ...entry,
    user_id: userId,
    entity_id: entityId,
    details,
  }))
  await db.execute(sql`
    INSERT INTO audit (user_id, action, entity, entity_id, details)
    SELECT user_id, action, entity, entity_id, details
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given(user_id uuid, action text, entity text, entity_id text, details jsonb)`)
}
