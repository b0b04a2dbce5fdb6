import { isOwn } from '@portal/contract/core/api/own-subject'
import { employmentRequests } from '@portal/contract/requests/employment-requests'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import type { RequestContent, RequestKind } from '@portal/contract/requests/request-records'
import { fitCommitments } from '../../../money/commitments/commitments.ts'
import { auditOf } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { todayOf } from '../../../platform/time/day.ts'
import { fingerprintOf } from '../../signatures/canonical.ts'
import { draftContentOf, type RequestDraft } from '../items/draft.ts'
import { withItem } from '../items/employment.ts'
import { lockedVersion } from '../locked.ts'
import { requestRecordOf, type Which } from '../read.ts'
import { changeRequest, insertRequest, insertRevision, nextReference, setItems } from '../store.ts'

/** Columns for the content to sign, and for a request that needs its requester's signature again. */
const fieldsOf = (content: RequestContent, at: Date) => {
  const { project, direct_manager, employment, reference: _, requester: __, items: ___, ...fields } = content
  return {
    ...fields,
    project_id: project?.id ?? null,
    direct_manager_id: direct_manager.id,
    employment: employment ?? null,
    content_hash: fingerprintOf({ ...content }),
    usd_rate: null,
    per_usd: null,
    total_usd_minor: null,
    next_role: 'requested_by' as const,
    waiting_since: at,
  }
}

const add = async (context: Context, kind: RequestKind, draft: RequestDraft) => {
  const { db, user, services } = context
  const at = services.now()
  const reference = await nextReference(db, kind, todayOf(services).slice(0, 4))
  const content = await draftContentOf(context, draft, { kind, reference })
  const fields = fieldsOf(content, at)
  const notes = draft.notes || null
  const id = await insertRequest(db, { ...fields, kind, reference, notes, requester_id: user.id, created_at: at })
  await setItems(db, id, content.items)
  const { content_hash } = fields
  await insertRevision(db, services.secretKey, {
    request_id: id,
    number: 1,
    content,
    content_hash,
    by_user: user.id,
    at,
  })
  await auditOf(kind)(context, 'add', id)
  return { data: await requestRecordOf(context, { kind, id }) }
}

const edit = async (context: Context, which: Which & { readonly version: number }, draft: RequestDraft) => {
  const { db, user, services } = context
  const { kind, id } = which
  const present = await lockedVersion(context, which)
  if (!isOwn(user, present.requester_id)) throw refuse('privilege_missing')
  if (present.state !== 'pending') throw refuse('transition_refused')
  const content = await draftContentOf(context, draft, present, present)
  const at = services.now()
  const fields = fieldsOf(content, at)
  const notes = draft.notes || null
  if (fields.content_hash === present.content_hash) await changeRequest(db, id, { notes })
  else {
    const number = present.revision + 1
    await changeRequest(db, id, { ...fields, notes, revision: number })
    // The edit voids all signatures, including the requester's, which committed the money.
    await fitCommitments(db, id)
    await setItems(db, id, content.items)
    const { content_hash } = fields
    await insertRevision(db, services.secretKey, {
      request_id: id,
      number,
      content,
      content_hash,
      by_user: user.id,
      at,
    })
  }
  await auditOf(kind)(context, 'edit', id)
  return { data: await requestRecordOf(context, { kind, id }) }
}

/** Adding and changing requests. The audit records every change. */
export const requestChangeRoutes = [
  handle(purchaseRequests.add, (draft, context) => add(context, 'purchase_requests', draft)),
  handle(purchaseRequests.edit, ({ id, version, ...draft }, context) =>
    edit(context, { kind: 'purchase_requests', id, version }, draft),
  ),
  handle(employmentRequests.add, (typed, context) => add(context, 'employment_requests', withItem(typed))),
  handle(employmentRequests.edit, ({ id, version, ...typed }, context) =>
    edit(context, { kind: 'employment_requests', id, version }, withItem(typed)),
  ),
]
