import type { Context } from '../../platform/http/context.ts'
import { type OutgoingEmail, putIntoOutbox } from '../../platform/mail/outbox.ts'
import { firstStateOf } from '../../platform/mail/unsent.ts'
import { wakeMail } from '../../platform/mail/wake.ts'

/** What sending needs of a call, or of a job. A call reports that its mail waits for a server; a job has nobody to. */
export type Sending = Pick<Context, 'db' | 'services' | 'afterCommit'> & Partial<Pick<Context, 'noteMailWaits'>>

/**
 * Puts messages into the outbox, in the transaction of what they report: they leave only if that is stored, and then at
 * once. All mail takes this way, so that none is written without its state, and no call keeps silent about mail that
 * waits.
 */
export const queueLetters = async (
  { db, services, afterCommit, noteMailWaits }: Sending,
  letters: readonly OutgoingEmail[],
  mailingId: string | null = null,
): Promise<void> => {
  if (letters.length === 0) return
  const state = firstStateOf(services.settings)
  await putIntoOutbox(db, letters, state, mailingId)
  if (state === 'kept') noteMailWaits?.()
  afterCommit(() => wakeMail(services.database))
}
