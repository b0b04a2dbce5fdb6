import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import { choice, id, moment, optionalLine, text, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { attachmentErrors } from '../files/attachments.ts'

/** Specification section 9. */
export const complaintTypes = ['private', 'user'] as const

export type ComplaintType = (typeof complaintTypes)[number]

/** Whether the sender is known. */
export const identityTypes = ['anonymous', 'self'] as const

/** Specification section 4. */
export const complaintStatuses = ['new', 'closed'] as const

/** The specification fixes these fields (section 3). */
export const complaintDraft = z
  .object({ body: text(), type: choice(complaintTypes), null_username: optionalLine(limits.name_length) })
  .check(
    z.refine(draft => draft.type === 'private' || !draft.null_username, {
      path: ['null_username'],
      error: 'unknown_value',
    }),
  )

export type ComplaintDraft = z.infer<typeof complaintDraft>

const rights = z.object({ reply: z.boolean(), comment: z.boolean(), close: z.boolean(), reopen: z.boolean() })

/** A state change or message, oldest first. `text` is the reply, note, or reason. */
export const complaintEvent = z.object({
  id: id(),
  kind: z.enum(['replied', 'commented', 'closed', 'reopened']),
  text: z.string(),
  at: moment(),
  by: z.nullable(z.object({ full_name_en: z.string(), full_name_ar: z.string() })),
})

/** For a private complaint, `filed_at` is the start of the day and `filed_by` null. */
export const complaint = z.object({
  id: id(),
  identity_type: z.enum(identityTypes),
  body: z.string(),
  null_username: z.nullable(z.string()),
  status: z.enum(complaintStatuses),
  reply: z.nullable(z.string()),
  inner_comment: z.nullable(z.string()),
  filed_at: moment(),
  updated_at: moment(),
  filed_by: z.nullable(z.object({ full_name_en: z.string(), full_name_ar: z.string(), email: z.string() })),
  version: version(),
  can: rights,
})

export type Complaint = z.infer<typeof complaint>

/** A picture without a name. `url` is relative to the API root. */
export const complaintAttachment = z.object({
  id: id(),
  media_type: z.string(),
  size: z.int(),
  url: z.string(),
})

export const complaintRecord = z.extend(complaint, {
  events: z.array(complaintEvent),
  attachments: z.array(complaintAttachment),
  /** Added by the sender of a private complaint with its receipt code. `added_on` is the start of the day. */
  additions: z.array(
    z.object({ id: id(), text: z.string(), added_on: moment(), attachments: z.array(complaintAttachment) }),
  ),
})

/** A complaint as its sender sees it, without the inner comment. */
export const ownComplaint = z.object({
  id: id(),
  body: z.string(),
  status: z.enum(complaintStatuses),
  reply: z.nullable(z.string()),
  filed_at: moment(),
  updated_at: moment(),
  attachments: z.array(complaintAttachment),
})

/** Any logged-in person may file a complaint. Pictures are sent as files. */
export const fileComplaint = endpoint({
  method: 'POST',
  path: '/complaints',
  summary: 'File a complaint',
  needs: 'signed_in',
  input: complaintDraft,
  // The receipt code of a private complaint is returned only here.
  output: one(z.object({ type: z.enum(complaintTypes), receipt: z.optional(z.string()) })),
  touches: ['/complaints', '/complaints/own'],
  errors: ['too_many_requests', 'disk_full', ...attachmentErrors],
  takesFiles: true,
  anonymous: draft => draft.type === 'private',
})

/** All complaints with `view_all`, otherwise one's own. The server decides per row. */
export const listComplaints = endpoint({
  method: 'GET',
  path: '/complaints',
  summary: 'Complaints',
  needs: ['complaints'],
  input: z.extend(listQuery(['-filed_at', 'filed_at', '-updated_at', 'updated_at']), {
    status: z.optional(z.enum(complaintStatuses, { error: 'unknown_value' })),
    identity_type: z.optional(z.enum(identityTypes, { error: 'unknown_value' })),
    answered: z.optional(z.enum(['yes', 'no'], { error: 'unknown_value' })),
  }),
  output: page(complaint),
})

/** Excludes private complaints: nobody knows who filed them. */
export const listOwnComplaints = endpoint({
  method: 'GET',
  path: '/complaints/own',
  summary: 'Own complaints with status and reply',
  needs: 'signed_in',
  input: listQuery(['-filed_at']),
  output: page(ownComplaint),
})

export const readComplaint = endpoint({
  method: 'GET',
  path: '/complaints/:id',
  summary: 'One complaint with its history',
  needs: ['complaints'],
  input: z.object({ id: id() }),
  output: one(complaintRecord),
  errors: ['not_found'],
})

const touches = ['/complaints', '/complaints/:id'] as const

/** Fails for anonymous complaints. A reply doesn't close the complaint. */
export const replyToComplaint = endpoint({
  method: 'POST',
  path: '/complaints/:id/reply',
  summary: 'Reply to a complaint',
  needs: ['complaints', 'reply'],
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), version: version(), reply: text() }),
  output: one(complaintRecord),
  touches,
  seenBy: ['complaints'],
  errors: ['not_found', 'own_subject', 'changed_meanwhile', 'anonymous_no_reply'],
})

/** For staff only. The sender never sees it. */
export const commentOnComplaint = endpoint({
  method: 'POST',
  path: '/complaints/:id/comment',
  summary: 'Set the inner comment',
  needs: ['complaints', 'reply'],
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), version: version(), inner_comment: text() }),
  output: one(complaintRecord),
  touches,
  seenBy: ['complaints'],
  errors: ['not_found', 'own_subject', 'changed_meanwhile'],
})

export const closeComplaint = endpoint({
  method: 'POST',
  path: '/complaints/:id/close',
  summary: 'Close a complaint',
  needs: ['complaints', 'reply'],
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), version: version(), note: text() }),
  output: one(complaintRecord),
  touches,
  seenBy: ['complaints'],
  errors: ['not_found', 'own_subject', 'changed_meanwhile', 'transition_refused'],
})

export const reopenComplaint = endpoint({
  method: 'POST',
  path: '/complaints/:id/reopen',
  summary: 'Reopen a complaint',
  needs: ['complaints', 'reply'],
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), version: version(), reason: text() }),
  output: one(complaintRecord),
  touches,
  seenBy: ['complaints'],
  errors: ['not_found', 'own_subject', 'changed_meanwhile', 'transition_refused'],
})
