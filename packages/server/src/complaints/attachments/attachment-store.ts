import { createHash, randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Picture } from '../../platform/pictures/strip.ts'
import type { StorableContent } from '../../platform/storage/bytes-columns.ts'
import { complaintAttachments } from '../schema.ts'

/** A picture without metadata, for which the disk has room. */
export interface FiledPicture extends Pick<Picture, 'mediaType'> {
  readonly content: StorableContent
}

const isOf = (complaintId: string) => eq(complaintAttachments.complaint_id, complaintId)

const hash = sql<Buffer>`sha256(${complaintAttachments.content})`

const hashOf = ({ content }: FiledPicture) => createHash('sha256').update(content.bytes).digest()

/**
 * Owner of pictures: the complaint itself (`addition_id` is null) or an addition. `added_on` is the start of the day.
 */
export interface Place {
  readonly complaint_id: string
  readonly addition_id: string | null
  readonly added_on: Date
}

/** Stores pictures. Writes no audit row and no log line. */
export const addAttachments = async (db: Orm, place: Place, pictures: readonly FiledPicture[]): Promise<void> => {
  for (const { mediaType, content } of pictures)
    await db.insert(complaintAttachments).values({ ...place, id: randomUUID(), media_type: mediaType, content })
}

/** Counts pictures of a complaint, including those of its additions. */
export const countAttachments = (db: Orm, complaintId: string): Promise<number> =>
  db.$count(complaintAttachments, isOf(complaintId))

const hashesOf = async (db: Orm, which: SQL | undefined) => {
  const rows = await db.select({ hash }).from(complaintAttachments).where(which)
  return rows.map(row => row.hash.toString('hex'))
}

/** Pictures that the complaint doesn't have yet, compared by hash. */
export const onlyNewOf = async (
  db: Orm,
  complaintId: string,
  pictures: readonly FiledPicture[],
): Promise<FiledPicture[]> => {
  if (pictures.length === 0) return []
  const known = await hashesOf(db, isOf(complaintId))
  return pictures.filter(picture => !known.includes(hashOf(picture).toString('hex')))
}

/** Whether the complaint was filed with exactly these pictures. */
export const cameWith = async (db: Orm, complaintId: string, pictures: readonly FiledPicture[]): Promise<boolean> => {
  const stored = await hashesOf(db, and(isOf(complaintId), isNull(complaintAttachments.addition_id)))
  const given = pictures.map(picture => hashOf(picture).toString('hex'))
  return stored.sort().join() === given.sort().join()
}

/** Pictures of complaints without their bytes. Their order is random. */
export const attachmentsOf = async (db: Orm, complaintIds: readonly string[]) => {
  const { id, complaint_id, addition_id, media_type, content } = complaintAttachments
  return db
    .select({ id, complaint_id, addition_id, media_type, size: sql<number>`length(${content})` })
    .from(complaintAttachments)
    .where(inArray(complaint_id, [...complaintIds]))
    .orderBy(asc(id))
}

export type AttachmentRow = Awaited<ReturnType<typeof attachmentsOf>>[number]

export const findAttachment = async (db: Orm, complaintId: string, attachmentId: string) => {
  const [row] = await db
    .select()
    .from(complaintAttachments)
    .where(and(isOf(complaintId), eq(complaintAttachments.id, attachmentId)))
  return row
}
