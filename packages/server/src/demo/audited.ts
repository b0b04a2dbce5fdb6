import { sql } from 'drizzle-orm'
import type { AuditEntry } from '../platform/audit.ts'
import type { Orm } from '../platform/database/index.ts'

/** Adds audit entries with an earlier time. The portal itself always records the current time. */
export const auditAt = async (db: Orm, at: Date, ...entries: readonly AuditEntry[]): Promise<void> => {
  for (const { userId, action, entity, entityId, details = {}, reason = null } of entries)
    await db.execute(sql`
      INSERT INTO audit (at, user_id, action, entity, entity_id, details, reason)
      VALUES (${at.toISOString()}, ${userId}, ${action}, ${entity}, ${entityId}, ${JSON.stringify(details)}, ${reason})`)
}
