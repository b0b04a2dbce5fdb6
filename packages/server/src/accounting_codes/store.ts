import type { listAccountingCodes } from '@portal/contract/accounting_codes'
import type { InputOf } from '@portal/contract/endpoint'
import type { FieldCode } from '@portal/contract/errors'
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

/**
 * Which of these codes a line cannot be given, and why: there is no such account, or it is closed. Letters count as they
 * stand in the list. Where the list is empty, every code will do.
 */
export const refusedAccounts = async (db: Orm, codes: readonly string[]): Promise<ReadonlyMap<string, FieldCode>> => {
  if (codes.length === 0) return new Map()
  const { rows } = await db.execute<{ code: string; is_closed: boolean }>(sql`
    SELECT given.code, account.id IS NOT NULL AS is_closed
    FROM unnest(${sql.param([...codes])}::text[]) AS given(code)
    LEFT JOIN accounting_codes account ON account.code = given.code
    WHERE account.active IS NOT TRUE AND EXISTS (SELECT FROM accounting_codes)`)
  return new Map(rows.map(({ code, is_closed }) => [code, is_closed ? 'account_closed' : 'account_unknown']))
}
