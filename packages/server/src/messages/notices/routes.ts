import {
  countUnread,
  editNoticeSettings,
  listNotices,
  markAllRead,
  markRead,
  readNoticeSettings,
} from '@portal/contract/messages/notices'
import { DONE, handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { pageOfNotices, presentNotice, setAllRead, setRead, setSettings, settingsOf, unreadOf } from './store.ts'

/** Routes for a person's own notices. Nobody reads another's. */
export const noticeRoutes = [
  handle(listNotices, async (query, { db, user }) => {
    const page = await pageOfNotices(db, user.id, query)
    return { ...page, data: page.data.map(presentNotice) }
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
