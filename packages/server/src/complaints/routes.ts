import {
  closeComplaint,
  commentOnComplaint,
  reopenComplaint,
  replyToComplaint,
} from '@portal/contract/complaints/complaints'
import { writeAudit } from '../platform/audit.ts'
import type { Context } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { ofVersion, orNotFound, refuse } from '../platform/http/refusal.ts'
import { complaintFilingRoutes } from './file.ts'
import { notifySender } from './notify-sender.ts'
import { complaintReadRoutes, complaintRecordOf } from './read.ts'
import { type ComplaintAction, maySee, refusesPerson, statusAfter } from './rules.ts'
import type { EventKind } from './schema.ts'
import { addComplaintEvent, type ComplaintChange, changeComplaint, findComplaint, lockComplaint } from './store.ts'

/** A way to handle a complaint: what to write to the row and the history. */
interface Step {
  readonly handling: ComplaintAction
  readonly kind: EventKind
  readonly text: string
  readonly change?: ComplaintChange
}

/**
 * Runs a step in one transaction: lock, rules, version, transition, row, history, audit, and message. People who may
 * not see the complaint get `not_found`.
 */
const carryOut = async ({ id, version }: { id: string; version: number }, step: Step, context: Context) => {
  const { db, user, services } = context
  const record = async () => {
    const row = orNotFound(await findComplaint(db, id))
    return complaintRecordOf(db, user, row)
  }
  const found = await lockComplaint(db, id)
  if (!found || !maySee(user, found.complaint)) throw refuse('not_found')
  const refused = refusesPerson(user, found.complaint, step.handling)
  if (refused) throw refuse(refused)
  await ofVersion(found.complaint, version, record)
  const status = statusAfter(found.complaint, step.handling)
  if (!status) throw refuse('transition_refused')

  const at = services.now()
  // Internal comments aren't news for the sender, so leave `updated_at` alone.
  const seen = step.handling === 'comment' ? {} : { updated_at: at }
  await changeComplaint(db, id, { ...step.change, ...seen, status })
  await addComplaintEvent(db, { complaint_id: id, kind: step.kind, text: step.text, at, by_user: user.id })
  await writeAudit(db, { userId: user.id, action: step.handling, entity: 'complaints', entityId: id })
  const { filed_by } = found.complaint
  if (filed_by && step.handling !== 'comment') {
    await notifySender(context, filed_by, step.handling === 'reply' ? 'complaint_replied' : 'complaint_status')
  }
  return { data: await record() }
}

const handleRoutes = [
  handle(replyToComplaint, ({ reply, ...which }, context) =>
    carryOut(which, { handling: 'reply', kind: 'replied', text: reply, change: { reply } }, context),
  ),

  handle(commentOnComplaint, ({ inner_comment, ...which }, context) =>
    carryOut(
      which,
      { handling: 'comment', kind: 'commented', text: inner_comment, change: { inner_comment } },
      context,
    ),
  ),

  handle(closeComplaint, ({ note, ...which }, context) =>
    carryOut(which, { handling: 'close', kind: 'closed', text: note }, context),
  ),

  handle(reopenComplaint, ({ reason, ...which }, context) =>
    carryOut(which, { handling: 'reopen', kind: 'reopened', text: reason }, context),
  ),
]

export const complaintRoutes = [...complaintFilingRoutes, ...complaintReadRoutes, ...handleRoutes]
