import { sql } from 'drizzle-orm'
import type { Services } from '../../../platform/http/context.ts'
import { dailyAt } from '../../../platform/jobs/daily.ts'
import { inTransaction } from '../../../platform/jobs/in-transaction.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
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
 * Reminds of the request that is due first; false where none is. One transaction each, so that none locks many people.
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

/** Reminds those for whom requests have waited for some days, and again after as many; never where that is set to 0. */
export const remindOfRequests = async (services: Services): Promise<void> => {
  if (services.settings.SIGNATURE_REMINDER_DAYS === 0) return
  while (await remindOfOne(services));
}

/** The daily reminders, before the digest of notices takes them along. */
export const requestJobs: readonly Job[] = [{ name: 'request_reminders', next: dailyAt(HOUR), run: remindOfRequests }]
