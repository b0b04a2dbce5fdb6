import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { accountingCodeEndpoints, type listAccountingCodes } from '@portal/contract/money/expenses/accounting-codes'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { crudRoutes } from '../../platform/http/crud-routes.ts'
import { storeOf } from '../../platform/http/lists/store-of.ts'
import { accountingCodes } from './schema.ts'

export const accountingCodeStore = storeOf({
  table: accountingCodes,
  select: db => db.select().from(accountingCodes),
  sorts: { code: 'text', name_en: 'text', name_ar: 'text' },
  usual: 'code',
  where: ({ active }: InputOf<typeof listAccountingCodes>) => [active && sql`active = ${active === 'yes'}`],
})

/**
 * Codes that a line can't use, with the reason: the account is unknown or closed. Case-sensitive. If there are no
 * accounts at all, every code is allowed.
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

/** Accounting codes can be added, edited, and closed, but never deleted. */
export const accountingCodeRoutes = crudRoutes(accountingCodeEndpoints, {
  entity: 'accounting_codes',
  shown: ['code', 'name_en', 'name_ar'],
  store: accountingCodeStore,
  unique: { constraint: 'accounting_codes_taken', path: 'code', code: 'code_taken' },
  present: (row, can) => ({ ...row, can }),
  fields: draft => draft,
})
