import { randomUUID } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import type { Context } from '../../platform/http/context.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import { expiryOf } from './expiry.ts'
import { queueLetters, type Sending } from './queue-letters.ts'
import { mailLanguage, type Rendered, renderWritten, type Written } from './render.ts'
import { mailings } from './schema.ts'

/** Somebody whom a message to many goes to. */
export interface MailingRecipient {
  readonly userId: string
  readonly email: string
  readonly language: string
  /** Why this person gets none, as a code, such as `account_inactive`; shown as their result. */
  readonly refused?: string | undefined
}

/** A message to people of a training: formatted, and made for each of them. */
interface ToTraining<Recipient> {
  readonly subActivityId: string
  readonly render: (recipient: Recipient) => Rendered
}

/**
 * Puts one message to many people into the outbox, in the caller's transaction, and answers the id that its result is
 * read by (`GET /mailings/:id`). Each person is written to once; without `training` it is plain text, alike for all.
 * Refuses the field `user_ids` where there are more than `limits.mailing_recipients`.
 */
export const queueMails = async <Recipient extends MailingRecipient>(
  context: Sending & Pick<Context, 'user'>,
  written: Written,
  recipients: readonly Recipient[],
  training?: ToTraining<Recipient>,
): Promise<string> => {
  const { db, services, user } = context
  const people = [...new Map(recipients.map(one => [one.userId, one])).values()]
  if (people.length > limits.mailing_recipients) throw refuseField('user_ids', 'too_long')
  const id = randomUUID()
  const { title, content } = written
  const ofTraining = training && { sub_activity_id: training.subActivityId, content }
  await db.insert(mailings).values({ id, title, sent_by: user.id, ...ofTraining })
  const expiresAt = expiryOf(services)
  const letters = people.map(recipient => {
    const { userId, email, refused } = recipient
    const language = mailLanguage(recipient.language)
    const rendered = training?.render(recipient) ?? renderWritten(language, written)
    return { to: email, language, userId, refused, expiresAt, ...rendered }
  })
  await queueLetters(context, letters, id)
  return id
}
