import type { InputOf } from '@portal/contract/core/api/endpoint'
import { type EmailState, emailStates } from '@portal/contract/core/records/email-states'
import { can } from '@portal/contract/core/rights/needs'
import {
  listMailingRecipients,
  listMailings,
  type Mailing,
  readMailing,
  retryMailing,
} from '@portal/contract/messages/emails'
import { trainingEmailNeed } from '@portal/contract/messages/training-emails'
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context, SessionUser } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { wakeMail } from '../../platform/mail/outbox.ts'
import { presentRecipient } from './present.ts'
import { emails, type MailingRow, mailings } from './schema.ts'
import { requeueEmails } from './store.ts'

/** Condition on `mailings`: the person sent it, or may write to its training. Undefined if they see all. */
const isMailingVisible = (viewer: SessionUser): SQL | undefined => {
  if (can(viewer, 'director')) return undefined
  const own = sql`sent_by = ${viewer.id}`
  if (!can(viewer, trainingEmailNeed)) return own
  const ofTrainings = isSubActivityVisible(viewer) ?? sql`true`
  return sql`(${own} OR sub_activity_id IN (SELECT id FROM sub_activities WHERE ${ofTrainings}))`
}

const foundMailing = async ({ db, user }: Context, id: string): Promise<MailingRow> => {
  const [row] = await db
    .select()
    .from(mailings)
    .where(and(eq(mailings.id, id), isMailingVisible(user)))
  return orNotFound(row)
}

const withCounts = async (db: Orm, rows: readonly MailingRow[]): Promise<Mailing[]> => {
  const ids = rows.map(({ id }) => id)
  const counted = await db
    .select({ id: emails.mailing_id, state: emails.state, count: count(), withContent: count(emails.content) })
    .from(emails)
    .where(inArray(emails.mailing_id, ids))
    .groupBy(emails.mailing_id, emails.state)
  return rows.map(({ id, title, created_at }) => {
    const find = (state: EmailState) => counted.find(row => row.id === id && row.state === state)
    const of = (state: EmailState) => find(state)?.count ?? 0
    const ended = { sent: of('sent'), failed: of('failed'), expired: of('expired') }
    const counts = { waiting: of('waiting'), kept: of('kept'), ...ended }
    const total = emailStates.reduce((sum, state) => sum + counts[state], 0)
    const retry = (find('failed')?.withContent ?? 0) > 0
    return { id, title, created_at: created_at.toISOString(), total, counts, can: { retry } }
  })
}

/** A mailing with its delivery status. */
export const mailingOf = async (context: Context, id: string): Promise<Mailing> => {
  const [data] = await withCounts(context.db, [await foundMailing(context, id)])
  return orNotFound(data)
}

/** One page of the mailings that the person sees. `subActivityId` restricts it to one training. */
export const pageOfMailings = async ({ db, user }: Context, query: ListQuery, subActivityId?: string) => {
  const page = await pageOf(
    db,
    {
      from: sql`(SELECT *, search_words(title) AS words FROM mailings) mailings`,
      where: [isMailingVisible(user), subActivityId ? sql`sub_activity_id = ${subActivityId}` : undefined],
      sorts: { created_at: 'moment' },
      usual: '-created_at',
    },
    query,
    { id: mailings.id, select: one => one.select().from(mailings), idOf: row => row.id },
  )
  return { ...page, data: await withCounts(db, page.data) }
}

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

/** Delivery status of mailings, per recipient. */
export const mailingRoutes = [
  handle(listMailings, (query, context) => pageOfMailings(context, query)),

  handle(readMailing, async ({ id }, context) => {
    const { content } = await foundMailing(context, id)
    return { data: { ...(await mailingOf(context, id)), content } }
  }),

  handle(retryMailing, async ({ id }, context) => {
    const { db, services, afterCommit } = context
    await foundMailing(context, id)
    const rows = await requeueEmails(db, eq(emails.mailing_id, id))
    if (rows.length === 0) throw refuse('transition_refused')
    await auditOf('mailings')(context, 'retry', id, { emails: rows.length })
    afterCommit(() => wakeMail(services.database))
    return { data: await mailingOf(context, id) }
  }),

  handle(listMailingRecipients, async (query, context) => {
    await foundMailing(context, query.id)
    const page = await recipientsOf(context.db, query)
    return { ...page, data: page.data.map(presentRecipient) }
  }),
]
