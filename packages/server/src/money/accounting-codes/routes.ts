import { accountingCodeEndpoints } from '@portal/contract/money/expenses/accounting-codes'
import { crudRoutes } from '../../platform/http/crud-routes.ts'
import { accountingCodeStore } from './store.ts'

/** Accounting codes can be added, edited, and closed, but never deleted. */
export const accountingCodeRoutes = crudRoutes(accountingCodeEndpoints, {
  entity: 'accounting_codes',
  shown: ['code', 'name_en', 'name_ar'],
  store: accountingCodeStore,
  unique: { constraint: 'accounting_codes_taken', path: 'code', code: 'code_taken' },
  present: (row, can) => ({ ...row, can }),
  fields: draft => draft,
})
