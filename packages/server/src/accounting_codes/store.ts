import type { listAccountingCodes } from '@portal/contract/accounting_codes'
import type { InputOf } from '@portal/contract/endpoint'
import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import { rowsOf } from '../platform/database/rows.ts'
import { pageOf } from '../platform/http/page.ts'
import { accountingCodes } from './schema.ts'

/** An accounting code as it is stored. */
export type AccountingCodeRow = typeof accountingCodes.$inferSelect

const select = (db: Orm) => db.select().from(accountingCodes)

const sorts = {
  code: { by: sql`code`, kind: 'text' },
  name_en: { by: sql`name_en`, kind: 'text' },
  name_ar: { by: sql`name_ar`, kind: 'text' },
} as const

/** One page of accounting codes. */
export const pageOfAccountingCodes = async (db: Orm, { active, ...query }: InputOf<typeof listAccountingCodes>) => {
  const where = [active && sql`active = ${active === 'yes'}`].filter(one => typeof one === 'object')
  const listing = { from: sql`accounting_codes`, where, sorts, usual: 'code' }
  return pageOf(db, listing, query, { id: accountingCodes.id, select, idOf: ({ id }) => id })
}

const rows = rowsOf(accountingCodes, select)

/** One accounting code. */
export const findAccountingCode = rows.find

/** Adds an accounting code and gives its id. */
export const insertAccountingCode = rows.insert

/** Changes an accounting code of this version; false where it has another. */
export const changeAccountingCode = rows.changeIf
