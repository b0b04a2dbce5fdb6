import { randomUUID } from 'node:crypto'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { budgetItems, commitments } from '../../../money/budget-ledger/schema.ts'
import { fullNames } from '../../../people/accounts/names.ts'
import { users } from '../../../people/accounts/schema.ts'
import type { Orm } from '../../../platform/database/index.ts'
import { receiptItems, requestReceipts } from '../schema.ts'

/** Quantity received of the item at this position. */
export interface ReceivedQuantity {
  readonly position: number
  readonly quantity: number
}

/** Deliveries of a request with received quantities, newest last. */
export const receiptsOf = async (db: Orm, requestId: string) => {
  const receipts = await db
    .select({ receipt: requestReceipts, user_id: users.id, ...fullNames })
    .from(requestReceipts)
    .innerJoin(users, eq(users.id, requestReceipts.by_user))
    .where(eq(requestReceipts.request_id, requestId))
    .orderBy(asc(requestReceipts.number))
  const ids = receipts.map(({ receipt }) => receipt.id)
  const rows = ids.length > 0 ? await itemsOfReceipts(db, ids) : []
  return receipts.map(row => ({
    ...row,
    items: rows
      .filter(({ receipt_id }) => receipt_id === row.receipt.id)
      .map(({ position, quantity }) => ({ position, quantity })),
  }))
}

const itemsOfReceipts = (db: Orm, ids: string[]) =>
  db.select().from(receiptItems).where(inArray(receiptItems.receipt_id, ids)).orderBy(asc(receiptItems.position))

/** A delivery with received quantities and its receiver. */
export type ReceiptRow = Awaited<ReturnType<typeof receiptsOf>>[number]

export const insertReceipt = async (
  db: Orm,
  receipt: Omit<typeof requestReceipts.$inferInsert, 'id'>,
  items: readonly ReceivedQuantity[],
): Promise<void> => {
  const id = randomUUID()
  await db.insert(requestReceipts).values({ ...receipt, id })
  await db.insert(receiptItems).values(items.map(item => ({ ...item, receipt_id: id })))
}

/** Budget lines on which a document has commitments, with the document's total for each line. */
export const commitmentsOf = (db: Orm, documentId: string) =>
  db
    .select({
      item_id: budgetItems.id,
      code: budgetItems.code,
      name: budgetItems.name,
      amount_minor: sql<number>`sum(${commitments.amount_minor})`.mapWith(Number),
    })
    .from(commitments)
    .innerJoin(budgetItems, eq(budgetItems.id, commitments.item_id))
    .where(eq(commitments.document_id, documentId))
    .groupBy(budgetItems.id)
    .orderBy(asc(budgetItems.code), asc(budgetItems.id))
