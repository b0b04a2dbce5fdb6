import {
  type Complaint,
  closeComplaint,
  commentOnComplaint,
  reopenComplaint,
  replyToComplaint,
} from '@portal/contract/complaints/complaints'
import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type * as z from 'zod/mini'

/** What can be done with a complaint; the names are those of its rights. */
export type CommandName = keyof Complaint['can']

/** Those that make sense for several at once: a reply is to one person, and a comment about one complaint. */
export const manyCommands = ['close', 'reopen'] as const satisfies readonly CommandName[]

/** How one of them is done: with one text, under the name that the endpoint takes it by. */
export interface Command {
  readonly endpoint: Endpoint<z.ZodMiniType, (typeof replyToComplaint)['output']>
  readonly field: string
}

/** The four commands. */
export const commands: Readonly<Record<CommandName, Command>> = {
  reply: { endpoint: replyToComplaint, field: 'reply' },
  comment: { endpoint: commentOnComplaint, field: 'inner_comment' },
  close: { endpoint: closeComplaint, field: 'note' },
  reopen: { endpoint: reopenComplaint, field: 'reason' },
}
