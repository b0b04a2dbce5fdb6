import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { done, listQuery, one, page } from '../core/api/lists.ts'
import { choice, choices, id, moment } from '../core/fields/fields.ts'
import { requestKinds } from '../requests/request-records.ts'

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
  'training_deleted',
  'training_place_changed',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** Notices about a person's own rights can't be switched off. */
export const dutyKinds = ['privileges_changed', 'email_change_asked'] as const satisfies readonly NoticeKind[]

export const isOptional = (kind: NoticeKind): boolean => !dutyKinds.some(duty => duty === kind)

export const digests = ['none', 'daily'] as const

const noticeTargets = [
  ...(['projects', 'activities', 'sub_activities', 'trainings', 'taught_trainings'] as const),
  ...(['complaints', 'account'] as const),
  ...requestKinds,
] as const

const noticeTarget = z.object({ kind: z.enum(noticeTargets), id: z.nullable(id()) })

export type NoticeTarget = z.infer<typeof noticeTarget>

/** Contains codes and names. The client builds the sentence. */
export const notice = z.object({
  id: id(),
  /** Counter per person. Streams resume from it. */
  number: z.int(),
  kind: z.enum(noticeKinds),
  target: z.nullable(noticeTarget),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  at: moment(),
  read_at: z.nullable(moment()),
})

export type Notice = z.infer<typeof notice>

const listedNotice = z.extend(notice, {
  /** Whether the person can open the target's page now. They may have left the team since. */
  opens: z.boolean(),
})

export type ListedNotice = z.infer<typeof listedNotice>

export const noticeSettings = z.object({ off: z.array(z.enum(noticeKinds)), digest: z.enum(digests) })

export type NoticeSettings = z.infer<typeof noticeSettings>

export const listNotices = endpoint({
  method: 'GET',
  path: '/notices',
  summary: 'Own notices',
  needs: 'signed_in',
  input: z.extend(listQuery(['-at']), { unread: z.optional(z.literal('yes', { error: 'unknown_value' })) }),
  output: page(listedNotice),
})

/** Polled by pages that can't open the stream. */
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

/** Leaves notices after `up_to` unread, because the person hasn't seen them. */
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

export const readNoticeSettings = endpoint({
  method: 'GET',
  path: '/notices/settings',
  summary: 'How one is notified',
  needs: 'signed_in',
  input: z.object({}),
  output: one(noticeSettings),
})

export const editNoticeSettings = endpoint({
  method: 'PATCH',
  path: '/notices/settings',
  summary: 'Choose how one is notified',
  needs: 'signed_in',
  input: z.object({
    off: choices(choice(noticeKinds).check(z.refine(isOptional, { error: 'unknown_value' })), noticeKinds.length),
    digest: choice(digests),
  }),
  output: one(noticeSettings),
  touches: ['/notices/settings'],
})
