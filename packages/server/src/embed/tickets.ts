import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ComplaintDraft } from '@portal/contract/complaints'
import { eq, lt } from 'drizzle-orm'
import { hashOf } from '../access/tokens.ts'
import { privateLimit } from '../complaints/session-limit.ts'
import type { Orm } from '../platform/database/index.ts'
import { refuse } from '../platform/http/refusal.ts'
import { embedKeys, embedSpent } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

const keyOf = async (db: Orm, day: string): Promise<Buffer | undefined> => {
  const [row] = await db.select().from(embedKeys).where(eq(embedKeys.day, day))
  return row?.secret
}

const sign = (secret: Buffer, day: string, nonce: string) =>
  createHmac('sha256', secret).update(`${day}.${nonce}`).digest('base64url')

/**
 * Gives a ticket for one private complaint to somebody who is signed in. It is a random number with a signature and
 * the day: nothing of the person stands in it, and nothing of it is stored. How many a sign-in took is counted in
 * memory only (decision 37).
 */
export const giveTicket = async (db: Orm, session: string, now: Date): Promise<string> => {
  privateLimit.take(session, now.getTime())
  const day = dayOf(now)
  await db
    .insert(embedKeys)
    .values({ day, secret: randomBytes(32) })
    .onConflictDoNothing()
  const secret = await keyOf(db, day)
  if (!secret) throw refuse('unavailable')
  const nonce = randomBytes(24).toString('base64url')
  return `${day}.${nonce}.${sign(secret, day, nonce)}`
}

const isGenuine = async (db: Orm, ticket: string, now: Date): Promise<boolean> => {
  const [day = '', nonce = '', signature = ''] = ticket.split('.')
  if (day !== dayOf(now) && day !== dayOf(new Date(now.getTime() - DAY_MS))) return false
  const secret = await keyOf(db, day)
  if (!secret) return false
  const right = Buffer.from(sign(secret, day, nonce))
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right)
}

/**
 * Spends a ticket on a complaint, in its transaction. Answers false where the same ticket was spent on the same
 * complaint before, so that a repeat stores nothing twice; another complaint is refused. Who has no ticket cannot work
 * out from the fingerprint what was filed.
 */
export const spendTicket = async (db: Orm, ticket: string, draft: ComplaintDraft, now: Date): Promise<boolean> => {
  if (!(await isGenuine(db, ticket, now))) throw refuse('ticket_invalid')
  const said = JSON.stringify([draft.body, draft.null_username ?? ''])
  const fingerprint = createHmac('sha256', ticket).update(said).digest()
  const row = { ticket_hash: hashOf(ticket), fingerprint, day: dayOf(now) }
  const spent = await db.insert(embedSpent).values(row).onConflictDoNothing().returning({ day: embedSpent.day })
  if (spent.length > 0) return true
  const [earlier] = await db.select().from(embedSpent).where(eq(embedSpent.ticket_hash, row.ticket_hash))
  if (!earlier?.fingerprint.equals(fingerprint)) throw refuse('already_used')
  return false
}

/** Forgets keys and spent tickets that no ticket can be made for any more. */
export const forgetTickets = async (db: Orm, now: Date): Promise<void> => {
  const before = dayOf(new Date(now.getTime() - DAY_MS))
  await db.delete(embedKeys).where(lt(embedKeys.day, before))
  await db.delete(embedSpent).where(lt(embedSpent.day, before))
}
