import { sql } from 'drizzle-orm'
import { type CodeOwner, renderInvitation } from '../../../messages/emails/code-messages.ts'
import type { Orm } from '../../../platform/database/index.ts'
import type { Services } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/jobs/jobs.ts'
import { expireCodesOf, firstStateOf, setContent } from '../../../platform/mail/unsent.ts'
import { issueCode } from './codes.ts'

const AT_ONCE = 100

/** An unsent invitation whose code has expired. */
interface Due extends CodeOwner, Record<string, unknown> {
  readonly email_id: string
  /** Whether the person still has no password, and the same address. */
  readonly is_needed: boolean
}

const dueOf = async (db: Orm, now: Date): Promise<readonly Due[]> => {
  const { rows } = await db.execute<Due>(sql`
    SELECT emails.id AS email_id, emails.user_id AS id, emails.recipient AS email, emails.language,
      EXISTS (SELECT FROM users WHERE users.id = emails.user_id AND users.email = emails.recipient AND active
        AND password_hash IS NULL) AS is_needed
    FROM emails
    WHERE state IN ('waiting', 'kept') AND code_purpose = 'invite' AND expires_at <= ${now.toISOString()}
    ORDER BY emails.id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`)
  return rows
}

const renew = async (db: Orm, { settings, now }: Services, due: Due): Promise<void> => {
  const issued = due.is_needed ? await issueCode(db, due.id, 'invite', now(), { restSeconds: 0 }) : null
  if (issued === null) return expireCodesOf(db, due.id, 'invite')
  const rendered = renderInvitation(settings, due, issued.code)
  await setContent(db, due.email_id, { ...rendered, expiresAt: issued.expiresAt, usual: firstStateOf(settings) })
}

/** Renews invitations whose code expired while they waited for a mail server. Withdraws unneeded ones. */
export const renewInvitations = async (services: Services): Promise<void> => {
  const renewSome = () =>
    inTransaction(services, async ({ db }) => {
      const found = await dueOf(db, services.now())
      for (const due of found) await renew(db, services, due)
      return found.length
    })
  while ((await renewSome()) === AT_ONCE);
}
