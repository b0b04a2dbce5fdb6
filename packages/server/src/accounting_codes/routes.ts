import {
  addAccountingCode,
  editAccountingCode,
  listAccountingCodes,
  readAccountingCode,
} from '@portal/contract/accounting_codes'
import { writeAudit } from '../platform/audit.ts'
import { withFreeCode } from '../platform/database/taken.ts'
import type { Context } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse } from '../platform/http/refusal.ts'
import { presentAccountingCode } from './present.ts'
import { changeAccountingCode, findAccountingCode, insertAccountingCode, pageOfAccountingCodes } from './store.ts'

const present = async ({ db, user }: Context, id: string) => {
  const row = await findAccountingCode(db, id)
  if (!row) throw refuse('not_found')
  return presentAccountingCode(user, row)
}

const audit = ({ db, user }: Context, action: string, entityId: string) =>
  writeAudit(db, { userId: user.id, action, entity: 'accounting_codes', entityId })

const TAKEN = 'accounting_codes_taken'

/** Accounting codes; every change is in the audit. */
export const accountingCodeRoutes = [
  handle(listAccountingCodes, async (query, { db, user }) => {
    const page = await pageOfAccountingCodes(db, query)
    return { ...page, data: page.data.map(row => presentAccountingCode(user, row)) }
  }),

  handle(readAccountingCode, async ({ id }, context) => ({ data: await present(context, id) })),

  handle(addAccountingCode, async (draft, context) => {
    const row = await withFreeCode(TAKEN, () => insertAccountingCode(context.db, draft))
    await audit(context, 'add', row.id)
    return { data: presentAccountingCode(context.user, row) }
  }),

  handle(editAccountingCode, async ({ id, version, ...draft }, context) => {
    const row = await withFreeCode(TAKEN, () => changeAccountingCode(context.db, id, version, draft))
    if (!row) throw refuse('changed_meanwhile', { data: await present(context, id) })
    await audit(context, 'edit', id)
    return { data: presentAccountingCode(context.user, row) }
  }),
]
