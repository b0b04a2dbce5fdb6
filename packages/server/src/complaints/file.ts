import { randomUUID } from 'node:crypto'
import { type ComplaintDraft, fileComplaint } from '@portal/contract/complaints/complaints'
import { limits } from '@portal/contract/core/fields/limits'
import { writeAudit } from '../platform/audit.ts'
import type { Orm } from '../platform/database/index.ts'
import type { RequestContext, Services } from '../platform/http/context.ts'
import { handleAfter } from '../platform/http/handle.ts'
import { refuse } from '../platform/http/refusal.ts'
import { startOfDay } from '../platform/time/day.ts'
import { addAttachments, cameWith, type FiledPicture } from './attachments/attachment-store.ts'
import { requirePictures } from './attachments/attachments.ts'
import { privateLimit } from './private/private-limit.ts'
import { newReceipt, receiptHash } from './receipts/receipts.ts'
import { addComplaint, addComplaintAs, findComplaint, lastFiledBy, lockSender } from './store.ts'

const HOUR_MS = 60 * 60 * 1000

export interface Filed extends Pick<ComplaintDraft, 'body' | 'null_username'> {
  readonly pictures: readonly FiledPicture[]
}

/**
 * Stores a private complaint. Gets no data about the sender, and stores only the day. Writes no audit row and no log
 * line.
 *
 * Returns false if another complaint has the ID. Stores nothing if the same complaint exists.
 */
export const filePrivately = async (
  db: Orm,
  { now, settings, secretKey }: Services,
  { body, null_username, pictures }: Filed,
  receipt: string,
  id: string = randomUUID(),
): Promise<boolean> => {
  const receipt_hash = receiptHash({ secretKey }, receipt)
  const day = startOfDay(now(), settings.TIME_ZONE)
  const given = { body, null_username: null_username || null }
  const row = { ...given, receipt_hash, identity_type: 'anonymous', filed_at: day, updated_at: day } as const
  if (await addComplaintAs(db, id, row)) {
    await addAttachments(db, { complaint_id: id, addition_id: null, added_on: day }, pictures)
    return true
  }
  const earlier = await findComplaint(db, id)
  const isSame = earlier?.complaint.body === body && earlier.complaint.null_username === given.null_username
  return isSame && (await cameWith(db, id, pictures))
}

/**
 * Stores a complaint under the sender's name, with an audit row that contains none of its text. Throws
 * `too_many_requests` after `limits.named_complaints` in the last hour.
 */
export const fileUnderName = async (
  db: Orm,
  { now, settings }: Services,
  userId: string,
  { body, pictures }: Filed,
): Promise<void> => {
  await lockSender(db, userId)
  const at = now()
  const since = new Date(at.getTime() - HOUR_MS)
  const earlier = await lastFiledBy(db, userId, { since, at }, limits.named_complaints)
  const oldest = earlier.at(limits.named_complaints - 1)
  if (oldest) throw refuse('too_many_requests', { retryAfter: Math.ceil((oldest.getTime() - since.getTime()) / 1000) })
  const id = await addComplaint(db, { identity_type: 'self', body, filed_by: userId, filed_at: at, updated_at: at })
  const added_on = startOfDay(at, settings.TIME_ZONE)
  await addAttachments(db, { complaint_id: id, addition_id: null, added_on }, pictures)
  await writeAudit(db, { userId, action: 'file', entity: 'complaints', entityId: id })
}

const acceptPictures = (_draft: ComplaintDraft, { services, files }: RequestContext) => requirePictures(services, files)

export const complaintFilingRoutes = [
  handleAfter(fileComplaint, acceptPictures, async ({ type, ...written }, { db, services, user }, pictures) => {
    if (type === 'user') {
      await fileUnderName(db, services, user.id, { ...written, pictures })
      return { data: { type } }
    }
    const giveBack = privateLimit(services.database).take(user.id, services.now().getTime())
    try {
      const receipt = newReceipt()
      await filePrivately(db, services, { ...written, pictures }, receipt)
      return { data: { type, receipt } }
    } catch (error) {
      giveBack()
      throw error
    }
  }),
]
