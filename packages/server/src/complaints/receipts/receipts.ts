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

/** Generates a receipt code. It is shown once and never stored. */
export const newReceipt = (): string => receiptOf(randomBytes(receiptLetters))

/**
 * Hash of a receipt code, ignoring its groups. It is keyed, so that a copy of the table can't be used to test codes.
 */
export const receiptHash = ({ secretKey }: Pick<Services, 'secretKey'>, code: string): Buffer =>
  createHmac('sha256', secretKey)
    .update(`receipt ${code.replaceAll('-', '')}`)
    .digest()

/** Limits attempts with receipt codes per network. In memory only, because a table would reveal who came when. */
export const receiptLimit = perDatabase(() => limitPerPerson(limits.receipt_tries, QUARTER_MS))

/** What a receipt code reveals. Leaves out the complaint's text, in case someone finds the code. */
export interface ReceiptStatus {
  readonly id: string
  readonly status: 'new' | 'closed'
  readonly filedAt: Date
  readonly additions: number
  readonly attachments: number
}

/** Finds the complaint of a receipt code. */
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
