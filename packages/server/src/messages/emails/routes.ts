import { listEmails, readEmail, retryEmail } from '@portal/contract/messages/emails'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../platform/audit.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { wakeMail } from '../../platform/mail/outbox.ts'
import { mailingRoutes } from './mailings.ts'
import { mayReadContent, presentEmail } from './present.ts'
import { emails } from './schema.ts'
import { findEmail, pageOfEmails, requeueEmails, sendAttemptsOf } from './store.ts'
import { templateRoutes } from './templates.ts'

/** Routes for the outbox (sysadmin) and for mailings (their senders). */
export const emailRoutes = [
  handle(listEmails, async (query, { db }) => {
    const page = await pageOfEmails(db, query)
    return { ...page, data: page.data.map(presentEmail) }
  }),

  handle(readEmail, async ({ id }, { db, services }) => {
    const row = await findEmail(db, id)
    if (!row) throw refuse('not_found')
    const isReadable = mayReadContent(row, services.settings.SMTP_URL !== undefined)
    return {
      data: {
        ...presentEmail(row),
        content: isReadable ? row.content : null,
        has_preview: isReadable && row.html !== null,
        attempts: await sendAttemptsOf(db, id),
      },
    }
  }),

  handle(retryEmail, async ({ id }, { db, user, services, afterCommit }) => {
    const [row] = await requeueEmails(db, eq(emails.id, id))
    if (!row) throw refuse((await findEmail(db, id)) ? 'transition_refused' : 'not_found')
    await writeAudit(db, { userId: user.id, action: 'retry', entity: 'emails', entityId: id })
    afterCommit(() => wakeMail(services.database))
    return { data: presentEmail(row) }
  }),

  ...templateRoutes,

  ...mailingRoutes,
]
