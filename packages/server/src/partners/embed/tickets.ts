import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { receiptOf } from '@portal/contract/complaints/receipts'
import { eq, gt, lt, or } from 'drizzle-orm'
import { privateLimit } from '../../complaints/private/private-limit.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Services } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { embedKeys } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

const keyOf = async (db: Orm, day: string): Promise<Buffer | undefined> => {
  const [row] = await db.select().from(embedKeys).where(eq(embedKeys.day, day))
  return row?.secret
}

const sign = (secret: Buffer, day: string, nonce: string) =>
  createHmac('sha256', secret).update(`${day}.${nonce}`).digest('base64url')

/**
 * Gives a signed-in person a ticket for one private complaint. It is a random number with a day and a signature. It
 * reveals nothing about the person, and nothing of it is stored. A count of tickets per person exists in memory only.
 */
export const giveTicket = async (
  { database, now }: Pick<Services, 'database' | 'now'>,
  userId: string,
): Promise<string> => {
  const at = now()
  privateLimit(database).take(userId, at.getTime())
  const day = dayOf(at)
  await database.orm
    .insert(embedKeys)
    .values({ day, secret: randomBytes(32) })
    .onConflictDoNothing()
  const secret = await keyOf(database.orm, day)
  if (!secret) throw refuse('unavailable')
  const nonce = randomBytes(24).toString('base64url')
  return `${day}.${nonce}.${sign(secret, day, nonce)}`
}

const SHAPE = /^(\d{4}-\d\d-\d\d)\.([\w-]{32})\.([\w-]{43})$/

const isRight = (given: string, right: string) => timingSafeEqual(Buffer.from(given), Buffer.from(right))

// An ID that looks random. Deriving it requires the ticket and the day's key, so nobody can once that key is deleted.
const idOf = (secret: Buffer, nonce: string): string => {
  const bytes = createHmac('sha256', secret).update(`id.${nonce}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * ID and receipt code of the only complaint that a ticket can store, on any replica and for any repeat. Stores nothing
 * else about used tickets. A row would share the complaint's transaction, and reveal when it was filed.
 */
export const complaintOf = async (db: Orm, ticket: string, now: Date): Promise<{ id: string; receipt: string }> => {
  const [, day = '', nonce = '', signature = ''] = SHAPE.exec(ticket) ?? []
  const days = [dayOf(now), dayOf(new Date(now.getTime() - DAY_MS))]
  const secret = days.includes(day) ? await keyOf(db, day) : undefined
  if (!secret || !isRight(signature, sign(secret, day, nonce))) throw refuse('ticket_invalid')
  const receipt = receiptOf(createHmac('sha256', secret).update(`receipt.${nonce}`).digest())
  return { id: idOf(secret, nonce), receipt }
}

/** Deletes keys whose tickets have expired, and keys of future days from a wrong clock. */
export const forgetKeys = async (db: Orm, now: Date): Promise<void> => {
  const day = (away: number) => dayOf(new Date(now.getTime() + away))
  await db.delete(embedKeys).where(or(lt(embedKeys.day, day(-DAY_MS)), gt(embedKeys.day, day(DAY_MS))))
}
