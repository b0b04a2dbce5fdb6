import { randomUUID } from 'node:crypto'
import type { listAccountingCodes } from '@portal/contract/accounting_codes'
import type { InputOf } from '@portal/contract/endpoint'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import { pageOfIds, withRows } from '../platform/http/page.ts'
import { accountingCodes } from './schema.ts'

/** An accounting code as it is stored. */
export type AccountingCodeRow = typeof accountingCodes.$inferSelect

const sorts = {
  code: { by: sql`code`, kind: 'text' },
  name_en: { by: sql`name_en`, kind: 'text' },
  name_ar: { by: sql`name_ar`, kind: 'text' },
} as const

/** One page of accounting codes. */
export const pageOfAccountingCodes = async (db: Orm, { active, ...query }: InputOf<typeof listAccountingCodes>) => {
  const where = [active && sql`active = ${active === 'yes'}`].filter(one => typeof one === 'object')
  const page = await pageOfIds(db, { from: sql`accounting_codes`, where, sorts, usual: 'code' }, query)
  const ids = page.data.map(({ id }) => id)
  const rows = await db.select().from(accountingCodes).where(inArray(accountingCodes.id, ids))
  return withRows(page, rows, ({ id }) => id)
}

/** One accounting code. */
export const findAccountingCode = async (db: Orm, id: string): Promise<AccountingCodeRow | undefined> => {
  const [row] = await db.select().from(accountingCodes).where(eq(accountingCodes.id, id))
  return row
}

/** The fields of an accounting code as they are stored. */
export type AccountingCodeFields = Omit<AccountingCodeRow, 'id' | 'version'>

/** Adds an accounting code and gives it back. */
export const insertAccountingCode = async (db: Orm, fields: AccountingCodeFields): Promise<AccountingCodeRow> => {
  const row = { ...fields, id: randomUUID(), version: 1 }
  await db.insert(accountingCodes).values(row)
  return row
}

/** Changes an accounting code of this version; undefined where it has another. */
export const changeAccountingCode = async (
  db: Orm,
  id: string,
  version: number,
  fields: AccountingCodeFields,
): Promise<AccountingCodeRow | undefined> => {
  const [row] = await db
    .update(accountingCodes)
    .set({ ...fields, version: sql`${accountingCodes.version} + 1` })
    .where(and(eq(accountingCodes.id, id), eq(accountingCodes.version, version)))
    .returning()
  return row
}
