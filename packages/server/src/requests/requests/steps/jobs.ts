import { sql } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/index.ts'
import type { Services } from '../../../platform/http/context.ts'
import { dailyAt, inTransaction, type Job } from '../../../platform/jobs/jobs.ts'
import { signaturesOf } from '../../signatures/chain.ts'
import { activeStaff } from '../../signatures/signers.ts'
import { newTotalsOf } from '../new-totals/store.ts'
import { daysSince } from '../present.ts'
import { requests } from '../schema.ts'
import { signatureNotices } from '../signing/ended-notices.ts'
import { notifyNext, recipientsOf } from '../signing/notify-next.ts'
import { sendNotice } from '../signing/send-notice.ts'
import { findRequest } from '../store.ts'
import { nextToSign } from '../to-sign.ts'

const HOUR = 4
const DAY_MS = 86_400_000
const QUARTER_MS = 900_000

const waitsForTotal = sql`(state IN ('bought', 'delivered') AND completed_at IS NULL AND EXISTS (
  SELECT FROM request_new_totals WHERE request_id = requests.id AND decision IS NULL))`

/** A request, which the caller has locked, and what its next signer would sign. */
const nextOf = async (db: Orm, id: string) => {
  const found = await findRequest(db, id)
  if (!found) return undefined
  const newTotal = (await newTotalsOf(db, id)).get(id)
  return { request: found.request, next: nextToSign(found.request, await signaturesOf(db, id), newTotal) }
}

/**
 * Sends the most overdue reminder, or returns false if none is due. Uses one transaction per request, so that none
 * locks many people.
 */
const remindOfOne = (services: Services): Promise<boolean> =>
  inTransaction(services, async context => {
    const { db } = context
    const now = services.now()
    const due = new Date(now.getTime() - services.settings.SIGNATURE_REMINDER_DAYS * DAY_MS).toISOString()
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT id FROM requests WHERE waiting_since <= ${due} AND (state = 'pending' OR ${waitsForTotal})
        AND (reminded_at IS NULL OR reminded_at < waiting_since OR reminded_at <= ${due})
      ORDER BY waiting_since, id LIMIT 1 FOR UPDATE SKIP LOCKED`)
    const found = rows[0] && (await nextOf(db, rows[0].id))
    if (!found) return false
    const { request, next } = found
    await db.update(requests).set({ reminded_at: now }).where(sql`id = ${request.id}`)
    const days = daysSince(request.waiting_since ?? now, now)
    await notifyNext(context, { ...next, days, reminded_at: now })
    return true
  })

/**
 * Sends reminders of requests pending for `SIGNATURE_REMINDER_DAYS`, repeated at that interval. Each also goes to the
 * next tier of budget holders. With 0, nobody is reminded.
 */
export const remindOfRequests = async (services: Services): Promise<void> => {
  if (services.settings.SIGNATURE_REMINDER_DAYS === 0) return
  while (await remindOfOne(services));
}

/** Matches requests that a budget holder has to sign, and about which somebody was notified. */
const hasNotices = sql`((state = 'pending' AND next_role = 'budget_holder') OR ${waitsForTotal})
  AND EXISTS (SELECT FROM notices WHERE target->>'id' = requests.id::text AND kind IN ${[...signatureNotices]})`

const notifyHoldersOf = (services: Services, id: string): Promise<void> =>
  inTransaction(services, async context => {
    const { db } = context
    // A request that somebody is signing comes with the next run.
    const { rows } = await db.execute(
      sql`SELECT FROM requests WHERE id = ${id} AND ${hasNotices} FOR UPDATE SKIP LOCKED`,
    )
    const found = rows[0] && (await nextOf(db, id))
    if (!found) return
    const { rows: notified } = await db.execute<{ user_id: string }>(
      sql`SELECT user_id FROM notices WHERE target->>'id' = ${id} AND kind IN ${[...signatureNotices]}`,
    )
    const actors = await recipientsOf(context, found.next, await activeStaff(db))
    const others = actors.filter(({ person }) => !notified.some(({ user_id }) => user_id === person.id))
    if (others.length > 0) await sendNotice(context, 'request_to_sign', found.next, others)
  })

/**
 * Notifies budget holders who couldn't sign a request when the others were notified: the next tier, if nobody of the
 * lowest tier is active any more, and delegates on their first day.
 */
export const notifyHolders = async (services: Services): Promise<void> => {
  const { rows } = await services.database.orm.execute<{ id: string }>(sql`SELECT id FROM requests WHERE ${hasNotices}`)
  for (const { id } of rows) await notifyHoldersOf(services, id)
}

/** Reminders are sent daily before the notice digest, which includes them. */
export const requestJobs: readonly Job[] = [
  { name: 'request_reminders', next: dailyAt(HOUR), run: remindOfRequests },
  { name: 'request_holders', next: now => new Date(now.getTime() + QUARTER_MS), run: notifyHolders },
]
