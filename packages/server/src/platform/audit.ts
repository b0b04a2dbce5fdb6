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

/** Writes an audit row in the transaction of what it tells of. */
export const writeAudit = async (db: Orm, { userId, action, entity, entityId, details }: AuditEntry): Promise<void> => {
  await db.execute(sql`
    INSERT INTO audit (user_id, action, entity, entity_id, details)
    VALUES (${userId}, ${action}, ${entity}, ${entityId}, ${JSON.stringify(details ?? {})}::jsonb)`)
}
