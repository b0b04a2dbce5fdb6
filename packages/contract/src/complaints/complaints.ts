import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import { choice, id, moment, optionalLine, text, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { attachmentErrors } from '../files/attachments.ts'

/** Complaint types as they are filed (specification section 9). */
export const complaintTypes = ['private', 'user'] as const

/** A complaint's type. */
export type ComplaintType = (typeof complaintTypes)[number]

/** Whether a stored complaint has a known sender (specification section 3). */
export const identityTypes = ['anonymous', 'self'] as const

/** Complaint statuses (specification section 4). */
export const complaintStatuses = ['new', 'closed'] as const

/** What is filed: POST /complaints takes exactly this (specification section 3). */
export const complaintDraft = z
  .object({ body: text(), type: choice(complaintTypes), null_username: optionalLine(limits.name_length) })
  .check(
    z.refine(draft => draft.type === 'private' || !draft.null_username, {
      path: ['null_username'],
      error: 'unknown_value',
    }),
  )

/** A complaint that is being written. */
export type ComplaintDraft = z.infer<typeof complaintDraft>

const rights = z.object({ reply: z.boolean(), comment: z.boolean(), close: z.boolean(), reopen: z.boolean() })

/** Steps in a complaint's life, newest last; the text is the reply, the note or the reason. */
export const complaintEvent = z.object({
  id: id(),
  kind: z.enum(['replied', 'commented', 'closed', 'reopened']),
  text: z.string(),
  at: moment(),
  by: z.nullable(z.object({ full_name_en: z.string(), full_name_ar: z.string() })),
})

/**
 * A complaint as staff see it. `filed_at` of a private one is the start of its day, and nobody is in `filed_by`
 * (decision 37).
 */
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

/** A complaint. */
export type Complaint = z.infer<typeof complaint>

/** A picture that came with a complaint or was added to it. It has no name; `url` is below the api's root. */
export const complaintAttachment = z.object({
  id: id(),
  media_type: z.string(),
  size: z.int(),
  url: z.string(),
})

/** A complaint with its history. */
export const complaintRecord = z.extend(complaint, {
  events: z.array(complaintEvent),
  /** What came with the complaint itself. */
  attachments: z.array(complaintAttachment),
  /** What the sender of a private one added by its receipt code; `added_on` is the start of the day. */
  additions: z.array(
    z.object({ id: id(), text: z.string(), added_on: moment(), attachments: z.array(complaintAttachment) }),
  ),
})

/** What the person who filed it sees: never the inner comment (decision 38). */
export const ownComplaint = z.object({
  id: id(),
  body: z.string(),
  status: z.enum(complaintStatuses),
  reply: z.nullable(z.string()),
  filed_at: moment(),
  updated_at: moment(),
  attachments: z.array(complaintAttachment),
})

/** POST /complaints: any signed-in person files one (specification section 7), with pictures as its files. */
export const fileComplaint = endpoint({
  method: 'POST',
  path: '/complaints',
  summary: 'File a complaint',
  needs: 'signed_in',
  input: complaintDraft,
  // The receipt code of a private one is answered here and never again.
  output: one(z.object({ type: z.enum(complaintTypes), receipt: z.optional(z.string()) })),
  touches: ['/complaints', '/complaints/own'],
  errors: ['too_many_requests', ...attachmentErrors],
  takesFiles: true,
  anonymous: draft => draft.type === 'private',
})

/** GET /complaints: all for view_all, else the own ones; decided per row by the server (decision 35). */
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

/** GET /complaints/own: what the signed-in person filed under their own name. */
export const listOwnComplaints = endpoint({
  method: 'GET',
  path: '/complaints/own',
  summary: 'Own complaints with status and reply',
  needs: 'signed_in',
  input: listQuery(['-filed_at']),
  output: page(ownComplaint),
})

/** GET /complaints/:id */
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

/** POST /complaints/:id/reply: an anonymous one cannot be answered; a reply alone does not close (decision 4). */
export const replyToComplaint = endpoint({
  method: 'POST',
  path: '/complaints/:id/reply',
  summary: 'Reply to a complaint',
  needs: ['complaints', 'reply'],
  input: z.object({ id: id(), version: version(), reply: text() }),
  output: one(complaintRecord),
  touches,
  seenBy: ['complaints'],
  errors: ['not_found', 'changed_meanwhile', 'anonymous_no_reply'],
})

/** POST /complaints/:id/comment: a comment among staff, never sent to the complainant (decision 38). */
export const commentOnComplaint = endpoint({
  method: 'POST',
  path: '/complaints/:id/comment',
  summary: 'Set the inner comment',
  needs: ['complaints', 'reply'],
  input: z.object({ id: id(), version: version(), inner_comment: text() }),
  output: one(complaintRecord),
  touches,
  seenBy: ['complaints'],
  errors: ['not_found', 'changed_meanwhile'],
})

/** POST /complaints/:id/close: with a closing note (decision 4). */
export const closeComplaint = endpoint({
  method: 'POST',
  path: '/complaints/:id/close',
  summary: 'Close a complaint',
  needs: ['complaints', 'reply'],
  input: z.object({ id: id(), version: version(), note: text() }),
  output: one(complaintRecord),
  touches,
  seenBy: ['complaints'],
  errors: ['not_found', 'changed_meanwhile', 'transition_refused'],
})

/** POST /complaints/:id/reopen: with a reason (decision 4). */
export const reopenComplaint = endpoint({
  method: 'POST',
  path: '/complaints/:id/reopen',
  summary: 'Reopen a complaint',
  needs: ['complaints', 'reply'],
  input: z.object({ id: id(), version: version(), reason: text() }),
  output: one(complaintRecord),
  touches,
  seenBy: ['complaints'],
  errors: ['not_found', 'changed_meanwhile', 'transition_refused'],
})
