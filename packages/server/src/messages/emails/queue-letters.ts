import type { Context } from '../../platform/http/context.ts'
import { type OutgoingEmail, putIntoOutbox, wakeMail } from '../../platform/mail/outbox.ts'
import { firstStateOf } from '../../platform/mail/unsent.ts'

/** What sending needs from a request or job. Only requests report that their mail waits for a mail server. */
export type MailContext = Pick<Context, 'db' | 'services' | 'afterCommit'> & Partial<Pick<Context, 'noteMailWaits'>>

/**
 * Adds messages to the outbox in the caller's transaction, and sends them right after the commit. All mail goes through
 * here, so that each message has a state and requests report waiting mail.
 */
export const queueLetters = async (
  { db, services, afterCommit, noteMailWaits }: MailContext,
  letters: readonly OutgoingEmail[],
  mailingId: string | null = null,
): Promise<void> => {
  if (letters.length === 0) return
  const state = firstStateOf(services.settings)
  await putIntoOutbox(db, letters, state, mailingId)
  if (state === 'kept') noteMailWaits?.()
  afterCommit(() => wakeMail(services.database))
}
