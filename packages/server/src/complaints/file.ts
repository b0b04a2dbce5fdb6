import { randomUUID } from 'node:crypto'
import { type ComplaintDraft, fileComplaint } from '@portal/contract/complaints'
import { limits } from '@portal/contract/limits'
import { writeAudit } from '../platform/audit.ts'
import type { Orm } from '../platform/database/index.ts'
import { startOfDay } from '../platform/day.ts'
import type { Services } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse } from '../platform/http/refusal.ts'
import { privateLimit } from './private-limit.ts'
import { newReceipt, receiptHash } from './receipts.ts'
import { addComplaint, addComplaintAs, findComplaint, lastFiledBy, lockSender } from './store.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Stores a private complaint. It is given nothing of the sender to store, and keeps no moment but the day; it writes
 * no audit row and no log line (decision 37). Answers false where another complaint stands under the given id, and
 * stores nothing where this very one does.
 */
export const filePrivately = async (
  db: Orm,
  { now, settings, secretKey }: Services,
  { body, null_username }: Pick<ComplaintDraft, 'body' | 'null_username'>,
  receipt: string,
  id: string = randomUUID(),
): Promise<boolean> => {
  const receipt_hash = receiptHash({ secretKey }, receipt)
  const day = startOfDay(now(), settings.TIME_ZONE)
  const given = { body, null_username: null_username || null }
  const row = { ...given, receipt_hash, identity_type: 'anonymous', filed_at: day, updated_at: day } as const
  if (await addComplaintAs(db, id, row)) return true
  const earlier = await findComplaint(db, id)
  return earlier?.complaint.body === body && earlier.complaint.null_username === given.null_username
}

/**
 * Stores a complaint under the sender's name, with an audit row that holds none of its text. Refuses with the seconds to
 * wait where that person has filed as many in the last hour as one may.
 */
export const fileUnderName = async (db: Orm, { now }: Services, userId: string, body: string): Promise<void> => {
  await lockSender(db, userId)
  const at = now()
  const since = new Date(at.getTime() - HOUR_MS)
  const earlier = await lastFiledBy(db, userId, { since, at }, limits.named_complaints)
  const oldest = earlier.at(limits.named_complaints - 1)
  if (oldest) throw refuse('too_many_requests', { retryAfter: Math.ceil((oldest.getTime() - since.getTime()) / 1000) })
  const id = await addComplaint(db, { identity_type: 'self', body, filed_by: userId, filed_at: at, updated_at: at })
  await writeAudit(db, { userId, action: 'file', entity: 'complaints', entityId: id })
}

/** POST /complaints. */
export const fileRoutes = [
  handle(fileComplaint, async ({ type, body, null_username }, { db, services, user }) => {
    if (type === 'user') {
      await fileUnderName(db, services, user.id, body)
      return { data: { type } }
    }
    const giveBack = privateLimit.take(user.id, services.now().getTime())
    try {
      const receipt = newReceipt()
      await filePrivately(db, services, { body, null_username }, receipt)
      return { data: { type, receipt } }
    } catch (error) {
      giveBack()
      throw error
    }
  }),
]
