import type { pendingEmailChanges } from '../../accounts/schema.ts'

/** A new email address that somebody asked for on behalf of somebody else. */
export type PendingChange = typeof pendingEmailChanges.$inferSelect
