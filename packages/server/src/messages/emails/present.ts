import { emailStates } from '@portal/contract/core/records/email-states'
import type { outboxEmail } from '@portal/contract/messages/emails'
import * as z from 'zod/mini'
import type { EmailRow } from './schema.ts'

/** Only without a mail server, so that nobody on a real installation reads codes meant for others. */
export const mayReadContent = ({ state }: Pick<EmailRow, 'state'>, sendsMail: boolean): boolean =>
  !sendsMail && state === 'kept'

const state = z.enum(emailStates)

export const presentEmail = (row: EmailRow): z.infer<typeof outboxEmail> => ({
  id: row.id,
  to: row.recipient,
  title: row.title,
  language: row.language,
  state: state.parse(row.state),
  tries: row.tries,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  next_try_at: row.state === 'waiting' ? row.next_try_at.toISOString() : null,
  reason: row.last_error,
})

/** A message of a mailing, as its sender sees it. */
export const presentRecipient = (row: EmailRow) => ({
  id: row.id,
  user_id: row.user_id,
  to: row.recipient,
  state: state.parse(row.state),
  reason: row.last_error,
  tries: row.tries,
})
