import { randomUUID } from 'node:crypto'
import { emailStates, listMailingRecipients, listMailings, type Mailing, readMailing } from '@portal/contract/emails'
import type { InputOf } from '@portal/contract/endpoint'
import { limits } from '@portal/contract/limits'
import { count, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import type { Context } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { orNotFound } from '../platform/http/not-found.ts'
import { pageOf } from '../platform/http/page.ts'
import { refuse, refuseField } from '../platform/http/refusal.ts'
import { putIntoOutbox } from '../platform/mail/outbox.ts'
import { wakeMail } from '../platform/mail/wake.ts'
import type { Sending } from './messages.ts'
import { presentRecipient } from './present.ts'
import { mailLanguage, renderWritten, type Written } from './render.ts'
import { maySeeAllMailings, maySeeMailing } from './rules.ts'
import { emails, type MailingRow, mailings } from './schema.ts'

/** Somebody whom a message to many goes to. */
export interface MailingRecipient {
  readonly userId: string
  readonly email: string
  readonly language: string
  /** Why this person gets none, as a code, such as `account_inactive`; shown as their result. */
  readonly refused?: string | undefined
}

/**
 * Puts one message to many people into the outbox, in the caller's transaction, and answers the id that its result is
 * read by (`GET /mailings/:id`). Each person is written to once. Refuses the field `user_ids` where there are more than
 * `limits.mailing_recipients`.
 */
export const queueMails = async (
  { db, services, user, afterCommit }: Sending & Pick<Context, 'user'>,
  written: Written,
  recipients: readonly MailingRecipient[],
): Promise<string> => {
  const people = [...new Map(recipients.map(one => [one.userId, one])).values()]
  if (people.length > limits.mailing_recipients) throw refuseField('user_ids', 'too_long')
  const id = randomUUID()
  await db.insert(mailings).values({ id, title: written.title, sent_by: user.id })
  const letters = people.map(({ userId, email, language, refused }) => {
    const known = mailLanguage(language)
    return { to: email, language: known, userId, refused, ...renderWritten(known, written) }
  })
  await putIntoOutbox(db, letters, services.settings.SMTP_URL !== undefined, id)
  afterCommit(() => wakeMail(services.database))
  return id
}

const foundMailing = async ({ db, user }: Context, id: string): Promise<MailingRow> => {
  const [row] = await db.select().from(mailings).where(eq(mailings.id, id))
  if (!row || !maySeeMailing(user, row)) throw refuse('not_found')
  return row
}

const withCounts = async (db: Orm, rows: readonly MailingRow[]): Promise<Mailing[]> => {
  const ids = rows.map(({ id }) => id)
  const counted = await db
    .select({ id: emails.mailing_id, state: emails.state, count: count() })
    .from(emails)
    .where(inArray(emails.mailing_id, ids))
    .groupBy(emails.mailing_id, emails.state)
  return rows.map(({ id, title, created_at }) => {
    const of = (state: (typeof emailStates)[number]) =>
      counted.find(row => row.id === id && row.state === state)?.count ?? 0
    const counts = { waiting: of('waiting'), sent: of('sent'), failed: of('failed'), kept: of('kept') }
    const total = emailStates.reduce((sum, state) => sum + counts[state], 0)
    return { id, title, created_at: created_at.toISOString(), total, counts }
  })
}

const mailingsFor = ({ db, user }: Context, query: InputOf<typeof listMailings>) =>
  pageOf(
    db,
    {
      from: sql`(SELECT *, search_words(title) AS words FROM mailings) mailings`,
      where: [maySeeAllMailings(user) ? undefined : sql`sent_by = ${user.id}`],
      sorts: { created_at: { by: sql`created_at`, kind: 'moment' } },
      usual: '-created_at',
    },
    query,
    { id: mailings.id, select: one => one.select().from(mailings), idOf: row => row.id },
  )

const recipientsOf = (db: Orm, { id, state, ...query }: InputOf<typeof listMailingRecipients>) =>
  pageOf(
    db,
    {
      from: sql`(SELECT *, search_words(recipient) AS words FROM emails WHERE mailing_id = ${id}) emails`,
      where: [state && sql`state = ${state}`],
      sorts: { to: { by: sql`recipient`, kind: 'text' } },
      usual: 'to',
    },
    query,
    { id: emails.id, select: one => one.select().from(emails), idOf: row => row.id },
  )

/** What has become of a message to many people. */
export const mailingRoutes = [
  handle(listMailings, async (query, context) => {
    const page = await mailingsFor(context, query)
    return { ...page, data: await withCounts(context.db, page.data) }
  }),

  handle(readMailing, async ({ id }, context) => {
    const [data] = await withCounts(context.db, [await foundMailing(context, id)])
    return { data: orNotFound(data) }
  }),

  handle(listMailingRecipients, async (query, context) => {
    await foundMailing(context, query.id)
    const page = await recipientsOf(context.db, query)
    return { ...page, data: page.data.map(presentRecipient) }
  }),
]
