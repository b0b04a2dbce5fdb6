import * as z from 'zod/mini'
import { crud } from '../../core/api/crud.ts'
import { listQuery } from '../../core/api/lists.ts'
import { id, line, shortCode, version } from '../../core/fields/fields.ts'
import { accountingNeed, accountingReadNeed } from '../../core/rights/needs.ts'

/** Accounting codes that are no longer used are closed, never deleted. */
export const accountingCodeDraft = z.object({
  code: shortCode(),
  name_en: line(),
  name_ar: line(),
  active: z.boolean({ error: 'wrong_type' }),
})

export const accountingCode = z.extend(accountingCodeDraft, {
  id: id(),
  version: version(),
  can: z.object({ edit: z.boolean() }),
})

export type AccountingCode = z.infer<typeof accountingCode>

export const accountingCodeEndpoints = crud({
  path: '/accounting_codes',
  names: ['an accounting code', 'accounting codes'],
  record: accountingCode,
  draft: accountingCodeDraft,
  query: z.extend(listQuery(['code', '-code', 'name_en', '-name_en', 'name_ar', '-name_ar']), {
    active: z.optional(z.enum(['yes', 'no'], { error: 'unknown_value' })),
  }),
  needs: { view: accountingReadNeed, add: accountingNeed, edit: accountingNeed },
  touches: { add: ['/accounting_codes/:id'] },
})

export const { list: listAccountingCodes, add: addAccountingCode, edit: editAccountingCode } = accountingCodeEndpoints
