import type { pendingEmailChanges } from '../../accounts/schema.ts'

/** A change of email that one person requested for another. */
export type PendingChange = typeof pendingEmailChanges.$inferSelect
