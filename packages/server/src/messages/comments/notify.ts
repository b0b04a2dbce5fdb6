import { can } from '@portal/contract/core/rights/needs'
import type { CommentOwner } from '@portal/contract/messages/comments'
import { addressOfNotice } from '@portal/contract/messages/notice-addresses'
import type { NoticeTarget } from '@portal/contract/messages/notices'
import { readTaughtTraining } from '@portal/contract/training/sub-activities/own-trainings'
import { sql } from 'drizzle-orm'
import { type ActivePerson, mailAddressesOf } from '../../people/accounts/active-people.ts'
import { staffAmong } from '../../people/visibility/training-viewers.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { recordNames } from '../../workspace/records/visible.ts'
import { originOf, sendMessages } from '../emails/messages.ts'
import { notify } from '../notices/notify.ts'

interface Mention {
  readonly comment: string
  readonly record: { readonly kind: CommentOwner; readonly id: string }
  readonly people: readonly ActivePerson[]
}

const targetKinds = { project: 'projects', activity: 'activities' } as const

const targetOf = async (db: Orm, { kind, id }: Mention['record'], people: readonly ActivePerson[]) => {
  const { rows } = await db.execute<{ name: string; request: NoticeTarget['kind'] | null }>(sql`
    SELECT ${recordNames[kind](sql`${id}::uuid`)} AS name, (SELECT kind FROM requests WHERE id = ${id}::uuid) AS request`)
  const [row] = rows
  const staff = kind === 'sub_activity' ? await staffAmong(db, people, id) : new Set()
  const kindFor = (person: ActivePerson): NoticeTarget['kind'] => {
    if (kind === 'request') return row?.request ?? 'purchase_requests'
    if (kind !== 'sub_activity') return targetKinds[kind]
    return staff.has(person.id) ? 'sub_activities' : 'taught_trainings'
  }
  return { name: row?.name ?? '', kindFor }
}

/**
 * Notifies the people mentioned in a comment, in the portal and by mail, in the comment's transaction. Skips people who
 * have switched the kind off. Mails don't contain the text, so that its author can still delete it.
 */
export const notifyMentioned = async (context: Context, { comment, record, people }: Mention): Promise<void> => {
  const { db, user, services } = context
  const { name, kindFor } = await targetOf(db, record, people)
  const details = { name, by_en: user.full_name_en, by_ar: user.full_name_ar, comment }
  const notified: string[] = []
  for (const [kind, those] of Map.groupBy(people, kindFor)) {
    const to = those.map(({ id }) => id)
    notified.push(...(await notify(context, { kind: 'comment_mention', to, target: { kind, id: record.id }, details })))
  }
  const readers = people.filter(({ id }) => notified.includes(id))
  if (readers.length === 0) return
  const written = await mailAddressesOf(db, notified)
  const letters = written.flatMap(to => readers.filter(({ id }) => id === to.id).map(reader => ({ ...to, reader })))
  const addressFor = (reader: ActivePerson) => {
    const kind = kindFor(reader)
    // Instructors may read comments without having the page that shows them.
    const opens = kind !== 'taught_trainings' || can(reader, readTaughtTraining.needs)
    const target = opens ? { kind, id: record.id } : { kind: 'account' as const, id: null }
    return originOf(services.settings) + addressOfNotice({ target, details }, reader)
  }
  await sendMessages(context, letters, 'comment_mention', ({ language, reader }) => ({
    name,
    by: language === 'ar' ? user.full_name_ar : user.full_name_en,
    address: addressFor(reader),
  }))
}
