import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { complaintStatuses, complaintTypes } from '@portal/contract/complaints/complaints'
import type { ReceiptView } from '@portal/contract/complaints/receipts'
import { and, eq, gt, lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import { newToken, tokenHashOf } from '../../../people/accounts/tokens.ts'
import type { Orm } from '../../../platform/database/index.ts'
import { embedAnswers } from '../schema.ts'
import type { FrameView } from './views.ts'

const STORED_MS = 60 * 1000
const IV_BYTES = 12
const TAG_BYTES = 16
const METHOD = 'aes-256-gcm'

/** Result of a form submission: the frame's state without its location. */
export type FormAnswer = Pick<FrameView, 'start' | 'signIn' | 'ticket' | 'bearer'>

const answer = z.object({
  start: z.object({
    written: z.object({ body: z.string(), type: z.enum(complaintTypes), null_username: z.string() }),
    step: z.enum(['writing', 'sending', 'received']),
    isTouched: z.boolean(),
    receipt: z.optional(z.string()),
    failure: z.nullable(
      z.object({ code: z.string(), fields: z.record(z.string(), z.string()), retryAfter: z.optional(z.number()) }),
    ),
  }),
  signIn: z.optional(
    z.object({ link: z.string(), verifier: z.string(), isCodeWrong: z.boolean(), code: z.optional(z.string()) }),
  ),
  ticket: z.optional(z.string()),
  bearer: z.optional(z.string()),
})

const receiptView = z.object({
  code: z.string(),
  found: z.optional(
    z.object({ status: z.enum(complaintStatuses), filed_on: z.string(), additions: z.int(), attachments: z.int() }),
  ),
  text: z.string(),
  is_added: z.boolean(),
  error: z.optional(z.string()),
})

const keyOf = (token: string) => createHash('sha256').update(`key.${token}`).digest()

/** Deletes answers that were never fetched. */
export const forgetAnswers = async (db: Orm, now: Date): Promise<void> => {
  await db.delete(embedAnswers).where(lte(embedAnswers.expires_at, now))
}

/** Stores an answer, and returns the token to fetch it with, once and within a minute. */
export const storeAnswer = async (db: Orm, given: FormAnswer | ReceiptView, now: Date): Promise<string> => {
  const token = newToken()
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(METHOD, keyOf(token), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(given)), cipher.final()])
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), text])
  const expires_at = new Date(now.getTime() + STORED_MS)
  await forgetAnswers(db, now)
  await db.insert(embedAnswers).values({ token_hash: tokenHashOf(token), sealed, expires_at })
  return token
}

/** Fetches and deletes an answer. Undefined if none exists, or if it has expired. */
const fetchAside = async (db: Orm, token: string, now: Date): Promise<unknown> => {
  const isIt = and(eq(embedAnswers.token_hash, tokenHashOf(token)), gt(embedAnswers.expires_at, now))
  const [row] = await db.delete(embedAnswers).where(isIt).returning()
  if (!row) return undefined
  const decipher = createDecipheriv(METHOD, keyOf(token), row.sealed.subarray(0, IV_BYTES))
  decipher.setAuthTag(row.sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = Buffer.concat([decipher.update(row.sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(text.toString())
}

/** Fetches and deletes the answer to the frame's form. Undefined if none exists, or if it has expired. */
export const fetchAnswer = async (db: Orm, token: string, now: Date): Promise<FormAnswer | undefined> =>
  z.optional(answer).parse(await fetchAside(db, token, now))

/** Like `fetchAnswer`, for the receipt page. */
export const fetchReceiptView = async (db: Orm, token: string, now: Date): Promise<ReceiptView | undefined> =>
  z.optional(receiptView).parse(await fetchAside(db, token, now))
