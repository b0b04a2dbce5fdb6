import { isOwn } from '@portal/contract/core/api/own-subject'
import type { NoticeKind, NoticeTarget } from '@portal/contract/messages/notices'
import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/http/context.ts'

/** An event and the people to notify. */
export interface NoticeInput {
  readonly kind: NoticeKind
  /**
   * Account IDs. Skips the person who caused the event, inactive accounts, and people who have switched the kind off.
   */
  readonly to: readonly string[]
  readonly target: NoticeTarget | null
  /** Codes, names, and numbers for the client's text. Never sentences, and never the text of a complaint. */
  readonly details?: Readonly<Record<string, string | number>>
}

/**
 * Writes a notice for each person in the caller's transaction. Locks people in order of ID, so that concurrent
 * transactions can't deadlock. Returns the people who got one.
 */
export const notify = async (
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  { kind, to, target, details = {} }: NoticeInput,
): Promise<readonly string[]> => {
  const people = [...new Set(to)].filter(one => !caller || !isOwn(caller, one))
  return people.length > 0 ? writeNotices(db, people, { kind, target, details }) : []
}

/** Like `notify`, but includes the person who caused the event. For work that they wait for, such as an import. */
export const notifySelf = ({ db }: Pick<Context, 'db'>, { to, ...notice }: NoticeInput): Promise<readonly string[]> =>
  writeNotices(db, [...new Set(to)], { details: {}, ...notice })

/** Tells people that their privileges changed. The audit says which. */
export const notifyPrivilegesChanged = (
  context: Pick<Context, 'db' | 'caller'>,
  userId: string,
): Promise<readonly string[]> =>
  notify(context, { kind: 'privileges_changed', to: [userId], target: { kind: 'account', id: null } })

const writeNotices = async (
  db: Context['db'],
  people: readonly string[],
  { kind, target, details }: Required<Omit<NoticeInput, 'to'>>,
): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    WITH next AS (
      INSERT INTO notice_people AS person (user_id, last)
      SELECT id, 1 FROM users WHERE active AND id IN ${people} ORDER BY id
      ON CONFLICT (user_id) DO UPDATE SET last = person.last + 1 WHERE NOT ${kind} = ANY (person.off)
      RETURNING user_id, last)
    INSERT INTO notices (id, user_id, number, kind, target, details)
    SELECT gen_random_uuid(), user_id, last, ${kind}, ${target && JSON.stringify(target)}::jsonb, ${JSON.stringify(details)}::jsonb
    FROM next RETURNING user_id`)
  return rows.map(({ user_id }) => user_id)
}
