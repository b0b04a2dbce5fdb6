import { addPurchaseRequest, editPurchaseRequest } from '@portal/contract/purchase_requests'
import type { RequestContent } from '@portal/contract/request_records'
import { release } from '../commitments/commitments.ts'
import { auditOf } from '../platform/audit.ts'
import { todayOf } from '../platform/day.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse } from '../platform/http/refusal.ts'
import { fingerprintOf } from '../signatures/canonical.ts'
import { contentOf } from './draft.ts'
import { locked } from './locked.ts'
import { recordOf } from './read.ts'
import { changeRequest, insertRequest, insertRevision, nextReference, setItems } from './store.ts'

/** The columns that hold what is signed, and that wait for the requester again. */
const fieldsOf = (content: RequestContent, at: Date) => {
  const { project, direct_manager, reference: _, requester: __, items: ___, ...fields } = content
  return {
    ...fields,
    project_id: project?.id ?? null,
    direct_manager_id: direct_manager.id,
    content_hash: fingerprintOf({ ...content }),
    usd_rate: null,
    total_usd_minor: null,
    next_role: 'requested_by' as const,
    waiting_since: at,
  }
}

const audit = auditOf('purchase_requests')

/** Adding and changing; every change is in the audit. */
export const changeRoutes = [
  handle(addPurchaseRequest, async (draft, context) => {
    const { db, user, services } = context
    const at = services.now()
    const reference = await nextReference(db, todayOf(services).slice(0, 4))
    const content = await contentOf(context, draft, reference)
    const fields = fieldsOf(content, at)
    const id = await insertRequest(db, {
      ...fields,
      reference,
      notes: draft.notes || null,
      requester_id: user.id,
      created_at: at,
    })
    await setItems(db, id, content.items)
    const { content_hash } = fields
    await insertRevision(db, { request_id: id, number: 1, content, content_hash, by_user: user.id, at })
    await audit(context, 'add', id)
    return { data: await recordOf(context, id) }
  }),

  handle(editPurchaseRequest, async ({ id, version, ...draft }, context) => {
    const { db, user, services } = context
    const present = await locked(context, { id, version })
    if (present.requester_id !== user.id) throw refuse('privilege_missing')
    if (present.state !== 'pending') throw refuse('transition_refused')
    const content = await contentOf(context, draft, present.reference, present)
    const at = services.now()
    const fields = fieldsOf(content, at)
    const notes = draft.notes || null
    if (fields.content_hash === present.content_hash) await changeRequest(db, id, { notes })
    else {
      // Whatever was signed is void, and so is what the requester's signature held back.
      await release(db, { document: 'purchase_requests', document_id: id })
      const number = present.revision + 1
      await changeRequest(db, id, { ...fields, notes, revision: number })
      await setItems(db, id, content.items)
      const { content_hash } = fields
      await insertRevision(db, { request_id: id, number, content, content_hash, by_user: user.id, at })
    }
    await audit(context, 'edit', id)
    return { data: await recordOf(context, id) }
  }),
]
