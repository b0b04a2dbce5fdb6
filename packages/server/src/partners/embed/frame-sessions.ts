import type { WidgetScope } from '@portal/contract/partners/widget-scopes'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { tokenHashOf } from '../../people/accounts/tokens.ts'
import type { Orm } from '../../platform/database/index.ts'
import { partners } from '../schema.ts'
import { embedSessions } from './schema.ts'

/** A frame's session, with the portal session that it came from. */
export interface FrameSessionRow extends WidgetScope {
  readonly portal_session: Buffer
}

/** Session of a token. Undefined if it has expired, or if its site may no longer show the widget. */
export const findFrameSession = async (db: Orm, token: string, now: Date): Promise<FrameSessionRow | undefined> => {
  const { widget, subject, portal_session } = embedSessions
  const [row] = await db
    .select({ widget, subject, portal_session })
    .from(embedSessions)
    .innerJoin(partners, eq(partners.id, embedSessions.partner_id))
    .where(
      and(
        eq(embedSessions.token_hash, tokenHashOf(token)),
        gt(embedSessions.expires_at, now),
        sql`${embedSessions.widget} = ANY(${partners.widgets})`,
      ),
    )
  return row
}

// Skips most updates, because people who type into a table make many requests.
const STEP_MS = 60 * 1000

/** Extends a session until the given time. */
export const prolongFrameSession = async (db: Orm, token: string, until: Date): Promise<void> => {
  const before = new Date(until.getTime() - STEP_MS)
  await db
    .update(embedSessions)
    .set({ expires_at: until })
    .where(and(eq(embedSessions.token_hash, tokenHashOf(token)), lt(embedSessions.expires_at, before)))
}
