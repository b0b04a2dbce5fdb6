import {
  addAccountingCode,
  editAccountingCode,
  listAccountingCodes,
  readAccountingCode,
} from '@portal/contract/accounting_codes'
import { auditOf } from '../platform/audit.ts'
import type { Context } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { orNotFound } from '../platform/http/not-found.ts'
import { refuse } from '../platform/http/refusal.ts'
import { withUniqueCode } from '../platform/http/unique-violation.ts'
import { presentAccountingCode } from './present.ts'
import { changeAccountingCode, findAccountingCode, insertAccountingCode, pageOfAccountingCodes } from './store.ts'

const present = async ({ db, user }: Context, id: string) =>
  presentAccountingCode(user, orNotFound(await findAccountingCode(db, id)))

const audit = auditOf('accounting_codes')

const UNIQUE_CODE = 'accounting_codes_taken'

/** Accounting codes; every change is in the audit. */
export const accountingCodeRoutes = [
  handle(listAccountingCodes, async (query, { db, user }) => {
    const page = await pageOfAccountingCodes(db, query)
    return { ...page, data: page.data.map(row => presentAccountingCode(user, row)) }
  }),

  handle(readAccountingCode, async ({ id }, context) => ({ data: await present(context, id) })),

  handle(addAccountingCode, async (draft, context) => {
    const id = await withUniqueCode(UNIQUE_CODE, () => insertAccountingCode(context.db, draft))
    await audit(context, 'add', id)
    return { data: await present(context, id) }
  }),

  handle(editAccountingCode, async ({ id, version, ...draft }, context) => {
    const isChanged = await withUniqueCode(UNIQUE_CODE, () => changeAccountingCode(context.db, { id, version }, draft))
    const data = await present(context, id)
    if (!isChanged) throw refuse('changed_meanwhile', { data })
    await audit(context, 'edit', id)
    return { data }
  }),
]
