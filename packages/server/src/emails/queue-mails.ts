import { randomUUID } from 'node:crypto'
import { limits } from '@portal/contract/limits'
import type { Context } from '../platform/http/context.ts'
import { refuseField } from '../platform/http/refusal.ts'
import { putIntoOutbox } from '../platform/mail/outbox.ts'
import { wakeMail } from '../platform/mail/wake.ts'
import type { Sending } from './messages.ts'
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
  { db, services, user, afterCommit }: Sending & Pick<Context, 'user'>,
  written: Written,
  recipients: readonly Recipient[],
  training?: ToTraining<Recipient>,
): Promise<string> => {
  const people = [...new Map(recipients.map(one => [one.userId, one])).values()]
  if (people.length > limits.mailing_recipients) throw refuseField('user_ids', 'too_long')
  const id = randomUUID()
  const { title, content } = written
  const ofTraining = training && { sub_activity_id: training.subActivityId, content }
  await db.insert(mailings).values({ id, title, sent_by: user.id, ...ofTraining })
  const letters = people.map(recipient => {
    const { userId, email, refused } = recipient
    const language = mailLanguage(recipient.language)
    const rendered = training?.render(recipient) ?? renderWritten(language, written)
    return { to: email, language, userId, refused, ...rendered }
  })
  await putIntoOutbox(db, letters, services.settings.SMTP_URL !== undefined, id)
  afterCommit(() => wakeMail(services.database))
  return id
}
