import { can, type Holder } from '@portal/contract/needs'
import type { EmailRow, MailingRow } from './schema.ts'

/**
 * Whether the content may be shown: only where no SMTP is set, so that nobody on a real installation reads a code
 * meant for somebody else's mailbox.
 */
export const mayReadContent = ({ state }: Pick<EmailRow, 'state'>, sendsMail: boolean): boolean =>
  !sendsMail && state === 'kept'

/**
 * Whether a person sees what has become of a message to many: who sent it, and who passes every
 * privilege check.
 */
export const maySeeMailing = (viewer: Holder & { readonly id: string }, row: Pick<MailingRow, 'sent_by'>): boolean =>
  row.sent_by === viewer.id || maySeeAllMailings(viewer)

/** Whether a person sees the messages to many of everybody. */
export const maySeeAllMailings = (viewer: Holder): boolean => can(viewer, 'director')
