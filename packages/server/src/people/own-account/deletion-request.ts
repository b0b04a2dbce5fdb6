import { readDeletionRequest, requestDeletion, withdrawDeletion } from '@portal/contract/people/own-account/own-account'
import { eq } from 'drizzle-orm'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { users } from '../accounts/schema.ts'
import { findById } from '../accounts/store.ts'

const audit = auditOf('users')

const requestOf = async ({ db, user }: Context) => {
  const row = await findById(db, user.id)
  return { data: { requested_at: row?.deletion_requested_at?.toISOString() ?? null } }
}

const note = async ({ db, user }: Context, deletion_requested_at: Date | null) => {
  await db.update(users).set({ deletion_requested_at }).where(eq(users.id, user.id))
}

/** Requests to delete one's own account. People who manage users see them, and delete or deactivate the account. */
export const deletionRequestRoutes = [
  handle(readDeletionRequest, async (_input, context) => requestOf(context)),

  handle(requestDeletion, async (_input, context) => {
    await note(context, context.services.now())
    await audit(context, 'request_deletion', context.user.id)
    return requestOf(context)
  }),

  handle(withdrawDeletion, async (_input, context) => {
    await note(context, null)
    await audit(context, 'withdraw_deletion', context.user.id)
    return requestOf(context)
  }),
]
