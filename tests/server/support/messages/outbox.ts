import { randomUUID } from 'node:crypto'
import { onTestFinished, vi } from 'vitest'
import { startMail } from '../../../../packages/server/src/integrations/smtp/worker.ts'
import { sendCode } from '../../../../packages/server/src/messages/emails/code-messages.ts'
import { type MailingRecipient, queueMails } from '../../../../packages/server/src/messages/emails/queue-mails.ts'
import type { WrittenMail as Written } from '../../../../packages/server/src/messages/emails/render.ts'
import { renewInvitations } from '../../../../packages/server/src/people/access/sign-up/renew-invitations.ts'
import { transaction } from '../../../../packages/server/src/platform/database/index.ts'
import { patience } from '../../../patience.ts'
import { openPortal, type Person, type Portal } from '../portal.ts'

/** Opens a portal with this SMTP server or none. It closes after the test. */
export const portalWith = async (SMTP_URL?: string): Promise<Portal> => {
  const portal = await openPortal(SMTP_URL ? { SMTP_URL, MAIL_FROM: 'Portal <portal@example.org>' } : {})
  onTestFinished(portal.close)
  return portal
}

/** Returns the portal as restarted with another mail server or none. */
export const restartedWith = (portal: Portal, SMTP_URL: string | undefined): Portal => {
  const { SMTP_URL: _, ...settings } = portal.services.settings
  const mail = SMTP_URL ? { SMTP_URL, MAIL_FROM: 'Portal <portal@example.org>' } : {}
  return { ...portal, services: { ...portal.services, settings: { ...settings, ...mail } } }
}

/** Starts a mail worker that polls frequently. */
export const work = ({ services }: Pick<Portal, 'services'>, lookEvery = 50) => {
  const worker = startMail(services, renewInvitations, lookEvery)
  onTestFinished(worker.stop)
  return worker
}

/** Sends an email with a verification code through the portal. */
export const send = async ({ services, database }: Portal, to: string, language = 'en') => {
  const after: (() => void)[] = []
  const owner = { id: randomUUID(), email: to, language }
  const code = { code: '123456', expiresAt: new Date(services.now().getTime() + 600_000) }
  await transaction(database, db =>
    sendCode({ db, services, afterCommit: run => after.push(run) }, owner, 'verify', code),
  )
  for (const run of after) run()
}

/** Queues a mailing through the portal. */
export const queue = async (
  { services, database, call }: Portal,
  as: Person,
  written: Written,
  recipients: readonly MailingRecipient[],
): Promise<string> => {
  const user = { ...(await call('GET', '/user', { as })).body.data, language: 'en' }
  return transaction(database, db =>
    queueMails({ db, services, user, afterCommit: () => undefined }, written, recipients),
  )
}

/** Returns all emails, oldest first. */
export const rows = async ({ database }: Portal) =>
  (await database.pool.query('SELECT *, next_try_at - now() AS wait FROM emails ORDER BY created_at, id')).rows

/** Makes every email due now and clears the last error. */
export const hurry = ({ database }: Portal) =>
  database.pool.query('UPDATE emails SET next_try_at = now(), last_error = NULL')

/** Retries a check until it succeeds. The timeout allows for a busy machine. */
export const soon = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { timeout: patience.expect.poll.timeout })
