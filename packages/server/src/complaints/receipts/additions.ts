import { randomUUID } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import type { AttachmentError } from '@portal/contract/files/attachments'
import { and, asc, eq } from 'drizzle-orm'
import { type Orm, transaction } from '../../platform/database/index.ts'
import type { Services } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Picture } from '../../platform/pictures/strip.ts'
import { startOfDay } from '../../platform/time/day.ts'
import { addAttachments, countAttachments, onlyNewOf } from '../attachments/attachment-store.ts'
import { complaintAdditions } from '../schema.ts'

/** What is added at once; an empty text where there are pictures alone. */
export interface Added {
  readonly text: string
  readonly pictures: readonly Picture[]
}

const isOf = (complaintId: string) => eq(complaintAdditions.complaint_id, complaintId)

/** How often was added to a complaint, and how many pictures it has in all. */
export const countAdded = async (
  db: Orm,
  complaintId: string,
): Promise<{ additions: number; attachments: number }> => ({
  additions: await db.$count(complaintAdditions, isOf(complaintId)),
  attachments: await countAttachments(db, complaintId),
})

/** What of it the complaint does not have yet, so that sending it again does no harm. */
const onlyNew = async (db: Orm, complaintId: string, { text, pictures }: Added): Promise<Added> => {
  const isKnown = (await db.$count(complaintAdditions, and(isOf(complaintId), eq(complaintAdditions.text, text)))) > 0
  return { text: isKnown ? '' : text, pictures: await onlyNewOf(db, complaintId, pictures) }
}

/**
 * Adds to a complaint. Only the day is stored, nothing else is written, and the complaint's own row stays as it is.
 * Answers why it was not added, if so.
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

/** What was added to a complaint, by day; within a day in no order. */
export const additionsOf = (db: Orm, complaintId: string) => {
  const { id, added_on } = complaintAdditions
  return db.select().from(complaintAdditions).where(isOf(complaintId)).orderBy(asc(added_on), asc(id))
}

/** An addition to a private complaint. */
export type AdditionRow = Awaited<ReturnType<typeof additionsOf>>[number]
