import { addPartner, deletePartner, editPartner, listPartners } from '@portal/contract/partners'
import { writeAudit } from '../platform/audit.ts'
import type { Context } from '../platform/http/context.ts'
import { DONE } from '../platform/http/done.ts'
import { handle } from '../platform/http/handle.ts'
import { orNotFound } from '../platform/http/not-found.ts'
import { refuse } from '../platform/http/refusal.ts'
import { presentPartner } from './present.ts'
import { changePartner, findPartner, insertPartner, pageOfPartners, removePartner } from './store.ts'

const present = async ({ db, user }: Context, id: string) => presentPartner(user, orNotFound(await findPartner(db, id)))

/** Partner sites; every change is in the audit. */
export const partnerRoutes = [
  handle(listPartners, async (query, { db, user }) => {
    const page = await pageOfPartners(db, query)
    return { ...page, data: page.data.map(row => presentPartner(user, row)) }
  }),

  handle(addPartner, async (draft, { db, user }) => {
    const row = await insertPartner(db, draft)
    await writeAudit(db, { userId: user.id, action: 'add', entity: 'partners', entityId: row.id })
    return { data: presentPartner(user, row) }
  }),

  handle(editPartner, async ({ id, version, ...draft }, context) => {
    const { db, user } = context
    const isChanged = await changePartner(db, { id, version }, draft)
    const data = await present(context, id)
    if (!isChanged) throw refuse('changed_meanwhile', { data })
    const details = { origins: draft.origins.length }
    await writeAudit(db, { userId: user.id, action: 'edit', entity: 'partners', entityId: id, details })
    return { data }
  }),

  handle(deletePartner, async ({ id, version }, context) => {
    const { db, user } = context
    if (!(await removePartner(db, { id, version })))
      throw refuse('changed_meanwhile', { data: await present(context, id) })
    await writeAudit(db, { userId: user.id, action: 'delete', entity: 'partners', entityId: id })
    return DONE
  }),
]
