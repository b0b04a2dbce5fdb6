import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { limits } from '@portal/contract/limits'
import { receiptLetters, receiptOf } from '@portal/contract/receipts'
import { and, asc, eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import { startOfDay } from '../platform/day.ts'
import type { Services } from '../platform/http/context.ts'
import { refuse } from '../platform/http/refusal.ts'
import { limitPerPerson } from './private-limit.ts'
import { complaintAdditions, complaints } from './schema.ts'

const QUARTER_MS = 15 * 60 * 1000

/** A fresh code; it is shown once and stored nowhere. */
export const newReceipt = (): string => receiptOf(randomBytes(receiptLetters))

/** What is stored of a code, without its groups: whoever has a copy of the table cannot test a code against it. */
export const receiptHash = ({ secretKey }: Pick<Services, 'secretKey'>, code: string): Buffer =>
  createHmac('sha256', secretKey)
    .update(`receipt ${code.replaceAll('-', '')}`)
    .digest()

/** The limit on tries with codes from one network, in memory only: a count in a table would tell who came when. */
export const receiptLimit = limitPerPerson(limits.receipt_tries, QUARTER_MS)

/** What a code shows of its complaint; its text is not among it, for the case that the code is found by somebody. */
export interface ReceiptStatus {
  readonly status: 'new' | 'closed'
  readonly filedAt: Date
  readonly additions: number
}

const byReceipt = async ({ database, secretKey }: Services, code: string) => {
  const isIt = eq(complaints.receipt_hash, receiptHash({ secretKey }, code))
  const [row] = await database.orm
    .select({ id: complaints.id, status: complaints.status, filedAt: complaints.filed_at })
    .from(complaints)
    .where(isIt)
  return row
}

/** The complaint of a code; undefined where there is none. */
export const statusByReceipt = async (services: Services, code: string): Promise<ReceiptStatus | undefined> => {
  const row = await byReceipt(services, code)
  if (!row) return undefined
  const additions = await services.database.orm.$count(complaintAdditions, eq(complaintAdditions.complaint_id, row.id))
  return { status: row.status, filedAt: row.filedAt, additions }
}

/**
 * Adds to the complaint of a code; false where there is none. Only the day is kept, nothing else is written, and the
 * complaint's own row stays as it is. The same text is stored once, so that sending it again does no harm.
 */
export const addByReceipt = async (services: Services, code: string, text: string): Promise<boolean> => {
  const row = await byReceipt(services, code)
  if (!row) return false
  const { orm } = services.database
  const isOfIt = eq(complaintAdditions.complaint_id, row.id)
  if ((await orm.$count(complaintAdditions, and(isOfIt, eq(complaintAdditions.text, text)))) > 0) return true
  if ((await orm.$count(complaintAdditions, isOfIt)) >= limits.complaint_additions) throw refuse('too_many_requests')
  const added_on = startOfDay(services.now(), services.settings.TIME_ZONE)
  await orm.insert(complaintAdditions).values({ id: randomUUID(), complaint_id: row.id, text, added_on })
  return true
}

/** What was added to a complaint, by day; within a day in no order. */
export const additionsOf = (db: Orm, complaintId: string) =>
  db
    .select()
    .from(complaintAdditions)
    .where(eq(complaintAdditions.complaint_id, complaintId))
    .orderBy(asc(complaintAdditions.added_on), asc(complaintAdditions.id))

/** An addition to a private complaint. */
export type AdditionRow = Awaited<ReturnType<typeof additionsOf>>[number]
