import type { EmailRow } from './schema.ts'

/**
 * Whether the content may be shown: only where no SMTP is set, so that nobody on a real installation reads a code
 * meant for somebody else's mailbox.
 */
export const mayReadContent = ({ state }: Pick<EmailRow, 'state'>, sendsMail: boolean): boolean =>
  !sendsMail && state === 'kept'
