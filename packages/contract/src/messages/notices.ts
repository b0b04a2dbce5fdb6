import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { done, listQuery, one, page } from '../core/api/lists.ts'
import { choice, id, moment } from '../core/fields/fields.ts'
import { requestKinds } from '../requests/request-records.ts'

/** What a person can be notified of. */
export const noticeKinds = [
  'assigned_project',
  'assigned_activity',
  'assigned_sub_activity',
  'certificate_issued',
  'certificate_revoked',
  'comment_mention',
  'complaint_replied',
  'complaint_status',
  'email_change_asked',
  'email_change_stopped',
  'dropout_recorded',
  'enrollment_approved',
  'enrollment_rejected',
  'enrollment_waitlisted',
  'import_finished',
  'new_total_rejected',
  'new_total_signed',
  'place_given',
  'place_taken',
  'privileges_changed',
  'request_rejected',
  'request_reminder',
  'request_stuck',
  'request_to_buy',
  'request_to_cancel',
  'request_to_receive',
  'request_to_sign',
  'session_cancelled',
  'session_moved',
  'session_restored',
  'training_place_changed',
] as const

/** A kind of notice. */
export type NoticeKind = (typeof noticeKinds)[number]

/** Kinds of duty: what concerns a person's own rights cannot be switched off. */
export const dutyKinds = ['privileges_changed', 'email_change_asked'] as const satisfies readonly NoticeKind[]

/** Whether a person can switch a kind off. */
export const isOptional = (kind: NoticeKind): boolean => !dutyKinds.some(duty => duty === kind)

/** Whether unread notices are summed up in a mail. */
export const digests = ['none', 'daily'] as const

/** What a notice leads to; the client knows the page of each. */
const noticeTargets = [
  ...(['projects', 'activities', 'sub_activities', 'trainings', 'taught_trainings'] as const),
  ...(['complaints', 'account'] as const),
  ...requestKinds,
] as const

const noticeTarget = z.object({ kind: z.enum(noticeTargets), id: z.nullable(id()) })

/** What a notice leads to. */
export type NoticeTarget = z.infer<typeof noticeTarget>

/** A notice: codes and names, from which the client makes the sentence. */
export const notice = z.object({
  id: id(),
  /** Counts a person's notices; what a stream goes on from. */
  number: z.int(),
  kind: z.enum(noticeKinds),
  target: z.nullable(noticeTarget),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  at: moment(),
  read_at: z.nullable(moment()),
})

/** A notice. */
export type Notice = z.infer<typeof notice>

/** How a person is notified. */
export const noticeSettings = z.object({ off: z.array(z.enum(noticeKinds)), digest: z.enum(digests) })

/** How a person is notified. */
export type NoticeSettings = z.infer<typeof noticeSettings>

/** GET /notices: the own notices, newest first. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/notices',
  summary: 'Own notices',
  needs: 'signed_in',
  input: z.extend(listQuery(['-at']), { unread: z.optional(z.literal('yes', { error: 'unknown_value' })) }),
  output: page(notice),
})

/** GET /notices/unread: how many are unread; asked by the page itself where it cannot listen to the stream. */
export const countUnread = endpoint({
  method: 'GET',
  path: '/notices/unread',
  summary: 'Number of own unread notices',
  needs: 'signed_in',
  input: z.object({}),
  output: one(z.object({ unread: z.int(), last: z.int() })),
  background: true,
})

const touches = ['/notices', '/notices/unread'] as const

/** POST /notices/:id/read: marks one as read, or as unread again. */
export const markRead = endpoint({
  method: 'POST',
  path: '/notices/:id/read',
  summary: 'Mark a notice as read or unread',
  needs: 'signed_in',
  input: z.object({ id: id(), is_read: z.boolean({ error: 'wrong_type' }) }),
  output: done,
  touches,
  errors: ['not_found'],
})

/** POST /notices/read: marks all as read, up to the newest that the person has seen. */
export const markAllRead = endpoint({
  method: 'POST',
  path: '/notices/read',
  summary: 'Mark all notices as read',
  needs: 'signed_in',
  input: z.object({
    up_to: z
      .int({ error: 'wrong_type' })
      .check(z.gte(0, { error: 'value_negative' }), z.lte(Number.MAX_SAFE_INTEGER, { error: 'value_too_large' })),
  }),
  output: done,
  touches,
})

/** GET /notices/settings: which kinds are switched off, and the digest. */
export const readNoticeSettings = endpoint({
  method: 'GET',
  path: '/notices/settings',
  summary: 'How one is notified',
  needs: 'signed_in',
  input: z.object({}),
  output: one(noticeSettings),
})

/** PATCH /notices/settings: kinds of duty cannot be switched off. */
export const editNoticeSettings = endpoint({
  method: 'PATCH',
  path: '/notices/settings',
  summary: 'Choose how one is notified',
  needs: 'signed_in',
  input: z.object({
    off: z
      .array(choice(noticeKinds).check(z.refine(isOptional, { error: 'unknown_value' })), { error: 'wrong_type' })
      .check(z.maxLength(noticeKinds.length, { error: 'too_long' })),
    digest: choice(digests),
  }),
  output: one(noticeSettings),
  touches: ['/notices/settings'],
})
