import type {
  Complaint,
  complaintAttachment,
  complaintEvent,
  complaintRecord,
  ownComplaint,
} from '@portal/contract/complaints/complaints'
import type * as z from 'zod/mini'
import type { Actor } from '../people/accounts/rules.ts'
import type { AttachmentRow } from './attachments/attachment-store.ts'
import type { AdditionRow } from './receipts/additions.ts'
import { rightsOnComplaint, seesInternal } from './rules.ts'
import type { ComplaintEventRow, ComplaintRow } from './store.ts'

interface Names {
  readonly full_name_en: string | null
  readonly full_name_ar: string | null
}

const namesOf = ({ full_name_en, full_name_ar }: Names) =>
  full_name_en !== null && full_name_ar !== null ? { full_name_en, full_name_ar } : null

const senderOf = (row: ComplaintRow) => {
  const named = namesOf(row)
  return named && row.email !== null ? { ...named, email: row.email } : null
}

/** A complaint as the person may read it. Internal fields are only for staff who didn't file it themselves. */
export const presentComplaint = (viewer: Actor, row: ComplaintRow): Complaint => {
  const { id, identity_type, body, status, reply, version, ...rest } = row.complaint
  const internal = seesInternal(viewer, row.complaint)
  return {
    id,
    identity_type,
    body,
    status,
    reply,
    version,
    null_username: internal ? rest.null_username : null,
    inner_comment: internal ? rest.inner_comment : null,
    filed_by: internal ? senderOf(row) : null,
    filed_at: rest.filed_at.toISOString(),
    updated_at: rest.updated_at.toISOString(),
    can: rightsOnComplaint(viewer, row.complaint),
  }
}

const presentInternal = ({ event, ...person }: ComplaintEventRow): z.infer<typeof complaintEvent> => ({
  id: event.id,
  kind: event.kind,
  text: event.text,
  at: event.at.toISOString(),
  by: namesOf(person),
})

// Hides notes and reasons, which are internal, and names, because the organisation replies.
const presentForSender = (row: ComplaintEventRow): z.infer<typeof complaintEvent> => ({
  ...presentInternal(row),
  text: row.event.kind === 'replied' ? row.event.text : '',
  by: null,
})

const presentAttachment = ({
  id,
  complaint_id,
  media_type,
  size,
}: AttachmentRow): z.infer<typeof complaintAttachment> => ({
  id,
  media_type,
  size,
  url: `/complaints/${complaint_id}/attachments/${id}`,
})

export interface ComplaintParts {
  readonly events: readonly ComplaintEventRow[]
  readonly additions: readonly AdditionRow[]
  readonly attachments: readonly AttachmentRow[]
}

const placedAt = (attachments: readonly AttachmentRow[], additionId: string | null) =>
  attachments.filter(({ addition_id }) => addition_id === additionId).map(presentAttachment)

/** A complaint with its history. Senders never get internal comments. */
export const presentComplaintRecord = (
  viewer: Actor,
  row: ComplaintRow,
  { events, additions, attachments }: ComplaintParts,
): z.infer<typeof complaintRecord> => ({
  ...presentComplaint(viewer, row),
  attachments: placedAt(attachments, null),
  additions: additions.map(({ id, text, added_on }) => ({
    id,
    text,
    added_on: added_on.toISOString(),
    attachments: placedAt(attachments, id),
  })),
  events: seesInternal(viewer, row.complaint)
    ? events.map(presentInternal)
    : events.filter(({ event }) => event.kind !== 'commented').map(presentForSender),
})

/** A complaint as its sender sees it. */
export const presentOwnComplaint = (
  { complaint }: ComplaintRow,
  attachments: readonly AttachmentRow[],
): z.infer<typeof ownComplaint> => ({
  id: complaint.id,
  body: complaint.body,
  status: complaint.status,
  reply: complaint.reply,
  filed_at: complaint.filed_at.toISOString(),
  updated_at: complaint.updated_at.toISOString(),
  attachments: attachments.filter(({ complaint_id }) => complaint_id === complaint.id).map(presentAttachment),
})
