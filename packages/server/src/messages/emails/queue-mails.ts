import { randomUUID } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import type { Context } from '../../platform/http/context.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import { requireRoom } from '../../platform/storage/room.ts'
import { expiryOf } from './messages.ts'
import { type MailContext, queueLetters } from './queue-letters.ts'
import { mailLanguage, type RenderedMail, renderWritten, type WrittenMail } from './render.ts'
import { mailings } from './schema.ts'

/** A recipient of a mailing. */
export interface MailingRecipient {
  readonly userId: string
  readonly email: string
  readonly language: string
  /** Code of the reason not to write to this person, such as `account_inactive`. Shown as their result. */
  readonly refused?: string | undefined
}

/** Makes a mailing to people of a training formatted and personal. */
interface ToTraining<Recipient> {
  readonly subActivityId: string
  readonly render: (recipient: Recipient) => RenderedMail
}

/**
 * Adds a mailing to the outbox in the caller's transaction. Returns its ID, for `GET /mailings/:id`. Each person gets
 * one message. Without `training`, all get the same plain text. Rejects more than `limits.mailing_recipients`
 * recipients with an error for `user_ids`. Throws DiskFull if the messages don't fit beside the reserve: a long one to
 * everybody takes 200 MB.
 */
export const queueMails = async <Recipient extends MailingRecipient>(
  context: MailContext & Pick<Context, 'user'>,
  written: WrittenMail,
  recipients: readonly Recipient[],
  training?: ToTraining<Recipient>,
): Promise<string> => {
  const { db, services, user } = context
  const people = [...new Map(recipients.map(one => [one.userId, one])).values()]
  if (people.length > limits.mailing_recipients) throw refuseField('user_ids', 'too_long')
  const id = randomUUID()
  const { title, content } = written
  const expiresAt = expiryOf(services)
  const letters = people.map(recipient => {
    const { userId, email, refused } = recipient
    const language = mailLanguage(recipient.language)
    const rendered = training?.render(recipient) ?? renderWritten(language, written)
    return { to: email, language, userId, refused, expiresAt, ...rendered }
  })
  const bytes = letters.reduce((sum, { text, html }) => sum + Buffer.byteLength(text) + Buffer.byteLength(html), 0)
  await requireRoom(services, bytes)
  const ofTraining = training && { sub_activity_id: training.subActivityId, content }
  await db.insert(mailings).values({ id, title, sent_by: user.id, ...ofTraining })
  await queueLetters(context, letters, id)
  return id
}
