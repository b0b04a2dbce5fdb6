import { createHash, randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Picture } from '../../platform/pictures/strip.ts'
import { complaintAttachments } from '../schema.ts'

const isOf = (complaintId: string) => eq(complaintAttachments.complaint_id, complaintId)

const hash = sql<Buffer>`sha256(${complaintAttachments.content})`

const hashOf = ({ content }: Picture) => createHash('sha256').update(content).digest()

/** Where pictures belong: to the complaint itself, or to what was added to it; `added_on` is the start of the day. */
export interface Place {
  readonly complaint_id: string
  readonly addition_id: string | null
  readonly added_on: Date
}

/** Stores pictures; nothing else is written. */
export const addAttachments = async (db: Orm, place: Place, pictures: readonly Picture[]): Promise<void> => {
  for (const { mediaType, content } of pictures)
    await db.insert(complaintAttachments).values({ ...place, id: randomUUID(), media_type: mediaType, content })
}

/** How many pictures a complaint has, with those of its additions. */
export const countAttachments = (db: Orm, complaintId: string): Promise<number> =>
  db.$count(complaintAttachments, isOf(complaintId))

const hashesOf = async (db: Orm, which: SQL | undefined) => {
  const rows = await db.select({ hash }).from(complaintAttachments).where(which)
  return rows.map(row => row.hash.toString('hex'))
}

/** The pictures among these that the complaint does not have yet. */
export const onlyNewOf = async (db: Orm, complaintId: string, pictures: readonly Picture[]): Promise<Picture[]> => {
  if (pictures.length === 0) return []
  const known = await hashesOf(db, isOf(complaintId))
  return pictures.filter(picture => !known.includes(hashOf(picture).toString('hex')))
}

/** Whether the complaint came with exactly these pictures. */
export const cameWith = async (db: Orm, complaintId: string, pictures: readonly Picture[]): Promise<boolean> => {
  const stored = await hashesOf(db, and(isOf(complaintId), isNull(complaintAttachments.addition_id)))
  const given = pictures.map(picture => hashOf(picture).toString('hex'))
  return stored.sort().join() === given.sort().join()
}

/** What is known of the pictures of complaints but their bytes; in no order. */
export const attachmentsOf = async (db: Orm, complaintIds: readonly string[]) => {
  const { id, complaint_id, addition_id, media_type, content } = complaintAttachments
  return db
    .select({ id, complaint_id, addition_id, media_type, size: sql<number>`length(${content})` })
    .from(complaintAttachments)
    .where(inArray(complaint_id, [...complaintIds]))
    .orderBy(asc(id))
}

/** A picture without its bytes. */
export type AttachmentRow = Awaited<ReturnType<typeof attachmentsOf>>[number]

/** One picture of this complaint. */
export const findAttachment = async (db: Orm, complaintId: string, attachmentId: string) => {
  const [row] = await db
    .select()
    .from(complaintAttachments)
    .where(and(isOf(complaintId), eq(complaintAttachments.id, attachmentId)))
  return row
}
