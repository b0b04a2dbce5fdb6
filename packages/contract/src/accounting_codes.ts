import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, line, shortCode, version } from './fields.ts'
import { listQuery, one, page } from './lists.ts'
import { accountingNeed, accountingReadNeed } from './needs.ts'

/** The fields of an accounting code; one that is no longer used is closed, never deleted. */
export const accountingCodeDraft = z.object({
  code: shortCode(),
  name_en: line(),
  name_ar: line(),
  active: z.boolean({ error: 'wrong_type' }),
})

/** An account of the ledger, as budget lines name it. */
export const accountingCode = z.extend(accountingCodeDraft, {
  id: id(),
  version: version(),
  can: z.object({ edit: z.boolean() }),
})

/** An account of the ledger. */
export type AccountingCode = z.infer<typeof accountingCode>

/** GET /accounting_codes */
export const listAccountingCodes = endpoint({
  method: 'GET',
  path: '/accounting_codes',
  summary: 'Accounting codes',
  needs: accountingReadNeed,
  input: z.extend(listQuery(['code', '-code', 'name_en', '-name_en', 'name_ar', '-name_ar']), {
    active: z.optional(z.enum(['yes', 'no'], { error: 'unknown_value' })),
  }),
  output: page(accountingCode),
})

/** GET /accounting_codes/:id */
export const readAccountingCode = endpoint({
  method: 'GET',
  path: '/accounting_codes/:id',
  summary: 'One accounting code',
  needs: accountingReadNeed,
  input: z.object({ id: id() }),
  output: one(accountingCode),
  errors: ['not_found'],
})

const touches = ['/accounting_codes', '/accounting_codes/:id'] as const

/** POST /accounting_codes */
export const addAccountingCode = endpoint({
  method: 'POST',
  path: '/accounting_codes',
  summary: 'Add an accounting code',
  needs: accountingNeed,
  input: accountingCodeDraft,
  output: one(accountingCode),
  touches,
  errors: ['invalid'],
})

/** PATCH /accounting_codes/:id */
export const editAccountingCode = endpoint({
  method: 'PATCH',
  path: '/accounting_codes/:id',
  summary: 'Change or close an accounting code',
  needs: accountingNeed,
  input: z.extend(accountingCodeDraft, { id: id(), version: version() }),
  output: one(accountingCode),
  touches,
  seenBy: accountingReadNeed,
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})
