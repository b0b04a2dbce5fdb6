import { sql } from 'drizzle-orm'
import type { Services } from '../../../platform/http/context.ts'
import { dailyAt, inTransaction, type Job } from '../../../platform/jobs/jobs.ts'
import { signaturesOf } from '../../signatures/chain.ts'
import { newTotalsOf } from '../new-totals/store.ts'
import { daysSince } from '../present.ts'
import { requests } from '../schema.ts'
import { notifyNext } from '../signing/notify-next.ts'
import { findRequest } from '../store.ts'
import { nextToSign } from '../to-sign.ts'

const HOUR = 4
const DAY_MS = 86_400_000

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
      SELECT id FROM requests WHERE waiting_since <= ${due}
        AND (state = 'pending' OR (state IN ('bought', 'delivered') AND completed_at IS NULL AND EXISTS (
          SELECT FROM request_new_totals WHERE request_id = requests.id AND decision IS NULL)))
        AND (reminded_at IS NULL OR reminded_at < waiting_since OR reminded_at <= ${due})
      ORDER BY waiting_since, id LIMIT 1 FOR UPDATE SKIP LOCKED`)
    const found = rows[0] && (await findRequest(db, rows[0].id))
    if (!found) return false
    const { request } = found
    await db.update(requests).set({ reminded_at: now }).where(sql`id = ${request.id}`)
    const days = daysSince(request.waiting_since ?? now, now)
    const newTotal = (await newTotalsOf(db, request.id)).get(request.id)
    const next = nextToSign(request, await signaturesOf(db, request.id), newTotal)
    await notifyNext(context, { ...next, days })
    return true
  })

/** Sends reminders of requests pending for `SIGNATURE_REMINDER_DAYS`, repeated at that interval. 0 disables them. */
export const remindOfRequests = async (services: Services): Promise<void> => {
  if (services.settings.SIGNATURE_REMINDER_DAYS === 0) return
  while (await remindOfOne(services));
}

/** Runs daily before the notice digest, which includes the reminders. */
export const requestJobs: readonly Job[] = [{ name: 'request_reminders', next: dailyAt(HOUR), run: remindOfRequests }]
