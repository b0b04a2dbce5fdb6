import { createHash, randomUUID } from 'node:crypto'
import { limits } from '@portal/contract/limits'
import type { AttachmentError } from '@portal/contract/receipts'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Orm, transaction } from '../platform/database/index.ts'
import { startOfDay } from '../platform/day.ts'
import type { Services } from '../platform/http/context.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { Picture } from '../platform/pictures/strip.ts'
import { complaintAdditions, complaintAttachments } from './schema.ts'

/** What is added at once; an empty text where there are pictures alone. */
export interface Added {
  readonly text: string
  readonly pictures: readonly Picture[]
}

const isOf = (complaintId: string) => eq(complaintAdditions.complaint_id, complaintId)
const isOfAddition = eq(complaintAttachments.addition_id, complaintAdditions.id)

const attachmentIds = (db: Orm, complaintId: string) =>
  db
    .select({ id: complaintAttachments.id })
    .from(complaintAttachments)
    .innerJoin(complaintAdditions, isOfAddition)
    .where(isOf(complaintId))

/** How often and how many pictures were added to a complaint. */
export const countAdded = async (
  db: Orm,
  complaintId: string,
): Promise<{ additions: number; attachments: number }> => ({
  additions: await db.$count(complaintAdditions, isOf(complaintId)),
  attachments: await db.$count(attachmentIds(db, complaintId).as('found')),
})

const isThere = async (db: Orm, complaintId: string, content: Buffer) => {
  const isSame = sql`sha256(${complaintAttachments.content}) = ${createHash('sha256').update(content).digest()}`
  const found = await db
    .select({ id: complaintAttachments.id })
    .from(complaintAttachments)
    .innerJoin(complaintAdditions, isOfAddition)
    .where(and(isOf(complaintId), isSame))
    .limit(1)
  return found.length > 0
}

/** What of it the complaint does not have yet, so that sending it again does no harm. */
const onlyNew = async (db: Orm, complaintId: string, { text, pictures }: Added): Promise<Added> => {
  const isKnown = (await db.$count(complaintAdditions, and(isOf(complaintId), eq(complaintAdditions.text, text)))) > 0
  const fresh: Picture[] = []
  for (const picture of pictures) if (!(await isThere(db, complaintId, picture.content))) fresh.push(picture)
  return { text: isKnown ? '' : text, pictures: fresh }
}

/**
 * Adds to a complaint. Only the day is kept, nothing else is written, and the complaint's own row stays as it is.
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
    for (const { mediaType, content } of pictures) {
      const row = { id: randomUUID(), addition_id: id, media_type: mediaType, content, added_on }
      await db.insert(complaintAttachments).values(row)
    }
    return undefined
  })

const withoutContent = {
  id: complaintAttachments.id,
  addition_id: complaintAttachments.addition_id,
  media_type: complaintAttachments.media_type,
  size: sql<number>`length(${complaintAttachments.content})`,
}

/** What was added to a complaint, by day, with what is known of its pictures; within a day in no order. */
export const additionsOf = async (db: Orm, complaintId: string) => {
  const { id, added_on } = complaintAdditions
  const additions = await db.select().from(complaintAdditions).where(isOf(complaintId)).orderBy(asc(added_on), asc(id))
  const pictures = await db
    .select(withoutContent)
    .from(complaintAttachments)
    .innerJoin(complaintAdditions, isOfAddition)
    .where(isOf(complaintId))
    .orderBy(asc(complaintAttachments.id))
  return additions.map(addition => ({
    ...addition,
    attachments: pictures
      .filter(({ addition_id }) => addition_id === addition.id)
      .map(({ addition_id: _, ...attachment }) => attachment),
  }))
}

/** An addition to a private complaint. */
export type AdditionRow = Awaited<ReturnType<typeof additionsOf>>[number]

/** One picture that was added to this complaint. */
export const findAttachment = async (db: Orm, complaintId: string, attachmentId: string) => {
  const [row] = await db
    .select(getTableColumns(complaintAttachments))
    .from(complaintAttachments)
    .innerJoin(complaintAdditions, isOfAddition)
    .where(and(isOf(complaintId), eq(complaintAttachments.id, attachmentId)))
  return row
}
