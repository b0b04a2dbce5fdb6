import { addPartner, deletePartner, editPartner, listPartners } from '@portal/contract/partners'
import { writeAudit } from '../platform/audit.ts'
import { DONE } from '../platform/http/done.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse } from '../platform/http/refusal.ts'
import { presentPartner } from './present.ts'
import { changePartner, findPartner, insertPartner, pageOfPartners, removePartner } from './store.ts'

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

  handle(editPartner, async ({ id, version, ...draft }, { db, user }) => {
    const changed = await changePartner(db, id, version, draft)
    const present = changed ?? (await findPartner(db, id))
    if (!present) throw refuse('not_found')
    if (!changed) throw refuse('changed_meanwhile', { data: presentPartner(user, present) })
    const details = { origins: draft.origins.length }
    await writeAudit(db, { userId: user.id, action: 'edit', entity: 'partners', entityId: id, details })
    return { data: presentPartner(user, changed) }
  }),

  handle(deletePartner, async ({ id, version }, { db, user }) => {
    if (!(await removePartner(db, id, version))) {
      const present = await findPartner(db, id)
      if (!present) throw refuse('not_found')
      throw refuse('changed_meanwhile', { data: presentPartner(user, present) })
    }
    await writeAudit(db, { userId: user.id, action: 'delete', entity: 'partners', entityId: id })
    return DONE
  }),
]
