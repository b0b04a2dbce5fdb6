import {
  countUnread,
  editNoticeSettings,
  listNotices,
  markAllRead,
  markRead,
  readNoticeSettings,
} from '@portal/contract/messages/notices'
import type { Context } from '../../platform/http/context.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { NoticeRow } from './schema.ts'
import { pageOfNotices, presentNotice, setAllRead, setRead, setSettings, settingsOf, unreadOf } from './store.ts'

interface Target {
  readonly kind: string
  readonly id: string
}

/** Finds out which records have a page that the person can open. */
type FindOpenable = (context: Context, targets: readonly Target[]) => Promise<(target: Target) => boolean>

const recordOf = ({ target }: NoticeRow): Target | null => (target?.id ? { kind: target.kind, id: target.id } : null)

/** Routes for a person's own notices. Nobody reads another's. */
export const noticeRoutes = (findOpenable: FindOpenable) => [
  handle(listNotices, async (query, context) => {
    const page = await pageOfNotices(context.db, context.user.id, query)
    const isOpenable = await findOpenable(
      context,
      page.data.flatMap(row => recordOf(row) ?? []),
    )
    // Targets without a record are pages of the person's own account.
    const opens = (target: Target | null) => target === null || isOpenable(target)
    return { ...page, data: page.data.map(row => ({ ...presentNotice(row), opens: opens(recordOf(row)) })) }
  }),

  handle(countUnread, async (_input, { db, user }) => ({ data: await unreadOf(db, user.id) })),

  handle(markRead, async ({ id, is_read }, { db, user }) => {
    if (!(await setRead(db, user.id, id, is_read))) throw refuse('not_found')
    return DONE
  }),

  handle(markAllRead, async ({ up_to }, { db, user }) => {
    await setAllRead(db, user.id, up_to)
    return DONE
  }),

  handle(readNoticeSettings, async (_input, { db, user }) => ({ data: await settingsOf(db, user.id) })),

  handle(editNoticeSettings, async (settings, { db, user }) => {
    await setSettings(db, user.id, settings)
    return { data: await settingsOf(db, user.id) }
  }),
]
