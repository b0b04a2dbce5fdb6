import { randomUUID } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import type { AttachmentError } from '@portal/contract/files/attachments'
import { and, asc, eq } from 'drizzle-orm'
import { type Orm, transaction } from '../../platform/database/index.ts'
import type { Services } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { startOfDay } from '../../platform/time/day.ts'
import { addAttachments, countAttachments, type FiledPicture, onlyNewOf } from '../attachments/attachment-store.ts'
import { complaintAdditions } from '../schema.ts'

/** An addition to a complaint. `text` is empty if it only has pictures. */
export interface Added {
  readonly text: string
  readonly pictures: readonly FiledPicture[]
}

const isOf = (complaintId: string) => eq(complaintAdditions.complaint_id, complaintId)

/** Counts additions and pictures of a complaint. */
export const countAdded = async (
  db: Orm,
  complaintId: string,
): Promise<{ additions: number; attachments: number }> => ({
  additions: await db.$count(complaintAdditions, isOf(complaintId)),
  attachments: await countAttachments(db, complaintId),
})

/** The part that the complaint doesn't have yet, so that retries are harmless. */
const onlyNew = async (db: Orm, complaintId: string, { text, pictures }: Added): Promise<Added> => {
  const isKnown = (await db.$count(complaintAdditions, and(isOf(complaintId), eq(complaintAdditions.text, text)))) > 0
  return { text: isKnown ? '' : text, pictures: await onlyNewOf(db, complaintId, pictures) }
}

/**
 * Adds to a complaint. Stores only the day, writes nothing else, and leaves the complaint's row unchanged. Returns a
 * code if the pictures don't fit. Throws `too_many_requests` after `limits.complaint_additions`.
 */
export const addTo = (services: Services, complaintId: string, given: Added): Promise<AttachmentError | undefined> =>
  transaction(services.database, async db => {
    const { text, pictures } = await onlyNew(db, complaintId, given)
    if (!text && pictures.length === 0) return undefined
    const { additions, attachments } = await countAdded(db, complaintId)
    if (additions >= limits.complaint_additions) throw refuse('too_many_requests')
    if (attachments + pictures.length > limits.complaint_attachments) return 'attachments_too_many'
    const added_on = startOfDay(services.now(), services.settings.TIME_ZONE)
    const id = randomUUID()
    await db.insert(complaintAdditions).values({ id, complaint_id: complaintId, text, added_on })
    await addAttachments(db, { complaint_id: complaintId, addition_id: id, added_on }, pictures)
    return undefined
  })

/** Additions to a complaint by day. Their order within a day is random. */
export const additionsOf = (db: Orm, complaintId: string) => {
  const { id, added_on } = complaintAdditions
  return db.select().from(complaintAdditions).where(isOf(complaintId)).orderBy(asc(added_on), asc(id))
}

export type AdditionRow = Awaited<ReturnType<typeof additionsOf>>[number]
