import type { NoticeKind } from '@portal/contract/messages/notices'
import { sql } from 'drizzle-orm'
import type { Services } from '../../platform/http/context.ts'
import { dailyAt, inTransaction, type Job } from '../../platform/jobs/jobs.ts'
import { type MessageName, messageNames, originOf, sendMessage } from '../emails/messages.ts'
import { mailLanguage, mailTexts } from '../emails/render.ts'

const HOUR = 5
const AT_ONCE = 100

/** Kinds that are mailed at once with `complaint_answered`. Other messages have the name of their kind. */
const ofComplaints = ['complaint_replied', 'complaint_status'] as const

/** Kinds in the digest. Kinds that are also mailed at once are left out. */
type SummedKind = Exclude<NoticeKind, MessageName | (typeof ofComplaints)[number]>

// A type rather than an interface, because `execute` needs an index signature.
type Due = {
  readonly email: string
  readonly language: string
  readonly area: 'staff' | 'sup'
  readonly kinds: Readonly<Record<SummedKind, number>> | null
}

const kindNames = (kinds: NonNullable<Due['kinds']>, language: string): string[] => {
  const texts: Readonly<Record<string, string>> = mailTexts[mailLanguage(language)].kinds satisfies Record<
    SummedKind,
    string
  >
  return Object.entries(kinds).map(([kind, count]) => (texts[kind] ?? kind).replace('{{number}}', String(count)))
}

/**
 * Sends digests to one batch of people, about unread notices since their last digest. Returns the size of the batch.
 * One transaction stores the mails and the progress, so that an interrupted run sends nothing twice.
 */
const sendSome = (services: Services): Promise<number> =>
  inTransaction(services, async context => {
    const { rows } = await context.db.execute<Due>(sql`
      WITH due AS (
        SELECT user_id, last, digested FROM notice_people WHERE digest = 'daily' AND digested < last
        ORDER BY user_id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED),
      marked AS (UPDATE notice_people SET digested = due.last FROM due WHERE notice_people.user_id = due.user_id)
      SELECT users.email, users.language, CASE WHEN users.type = 'user' THEN 'sup' ELSE 'staff' END AS area,
        CASE WHEN users.active THEN (SELECT jsonb_object_agg(kind, count) FROM (
          SELECT kind, count(*)::int FROM notices WHERE user_id = due.user_id AND number > due.digested
            AND number <= due.last AND read_at IS NULL
            AND NOT kind IN ${[...messageNames, ...ofComplaints]} GROUP BY kind ORDER BY kind) unread) END AS kinds
      FROM due JOIN users ON users.id = due.user_id`)
    for (const { email, language, area, kinds } of rows) {
      if (!kinds) continue
      const address = `${originOf(services.settings)}/${area}/account?tab=notices`
      await sendMessage(context, { email, language }, 'digest', { lines: kindNames(kinds, language), address })
    }
    return rows.length
  })

/** Sends all digests that are due. */
export const sendDigests = async (services: Services): Promise<void> => {
  while ((await sendSome(services)) === AT_ONCE);
}

/** Sends digests daily, early in the morning (UTC). */
export const noticeJobs: readonly Job[] = [{ name: 'notice_digest', next: dailyAt(HOUR), run: sendDigests }]
