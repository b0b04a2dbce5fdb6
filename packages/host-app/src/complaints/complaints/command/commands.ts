import {
  type Complaint,
  closeComplaint,
  commentOnComplaint,
  reopenComplaint,
  replyToComplaint,
} from '@portal/contract/complaints/complaints'
import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type * as z from 'zod/mini'

/** Commands on a complaint, named after their rights. */
export type ComplaintCommandName = keyof Complaint['can']

/** Commands on several complaints at once. Replies and comments are specific to one complaint. */
export const manyCommands = ['close', 'reopen'] as const satisfies readonly ComplaintCommandName[]

/** A command's endpoint and the name of its one text field. */
export interface ComplaintCommand {
  readonly endpoint: Endpoint<z.ZodMiniType, (typeof replyToComplaint)['output']>
  readonly field: string
}

export const commands: Readonly<Record<ComplaintCommandName, ComplaintCommand>> = {
  reply: { endpoint: replyToComplaint, field: 'reply' },
  comment: { endpoint: commentOnComplaint, field: 'inner_comment' },
  close: { endpoint: closeComplaint, field: 'note' },
  reopen: { endpoint: reopenComplaint, field: 'reason' },
}
