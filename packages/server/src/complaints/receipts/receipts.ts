import { createHmac, randomBytes } from 'node:crypto'
import { receiptLetters, receiptOf } from '@portal/contract/complaints/receipts'
import { limits } from '@portal/contract/core/fields/limits'
import { eq } from 'drizzle-orm'
import { perDatabase } from '../../platform/database/per-database.ts'
import type { Services } from '../../platform/http/context.ts'
import { limitPerPerson } from '../private/private-limit.ts'
import { complaints } from '../schema.ts'
import { countAdded } from './additions.ts'

const QUARTER_MS = 15 * 60 * 1000

/** A fresh code; it is shown once and stored nowhere. */
export const newReceipt = (): string => receiptOf(randomBytes(receiptLetters))

/** What is stored of a code, without its groups: whoever has a copy of the table cannot test a code against it. */
export const receiptHash = ({ secretKey }: Pick<Services, 'secretKey'>, code: string): Buffer =>
  createHmac('sha256', secretKey)
    .update(`receipt ${code.replaceAll('-', '')}`)
    .digest()

/** The limit on tries with codes from one network, in memory only: a count in a table would reveal who came when. */
export const receiptLimit = perDatabase(() => limitPerPerson(limits.receipt_tries, QUARTER_MS))

/** What a code shows of its complaint; its text is not among it, for the case that the code is found by somebody. */
export interface ReceiptStatus {
  readonly id: string
  readonly status: 'new' | 'closed'
  readonly filedAt: Date
  readonly additions: number
  readonly attachments: number
}

/** The complaint of a code; undefined where there is none. */
export const statusByReceipt = async (
  { database: { orm }, secretKey }: Services,
  code: string,
): Promise<ReceiptStatus | undefined> => {
  const [row] = await orm
    .select({ id: complaints.id, status: complaints.status, filedAt: complaints.filed_at })
    .from(complaints)
    .where(eq(complaints.receipt_hash, receiptHash({ secretKey }, code)))
  return row && { ...row, ...(await countAdded(orm, row.id)) }
}
