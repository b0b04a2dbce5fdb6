import {
  countUnread,
  type ListedNotice,
  listNotices,
  markAllRead,
  markRead,
  readNoticeSettings,
} from '@portal/contract/messages/notices'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { NoticeList } from '../../packages/host-app/src/messages/notices/NoticeList.tsx'
import { type FakeApi, never, pageOf, Refused, refuse } from '../support/fake-api.ts'
import { idOf } from '../support/fake-rows.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'

const List = () => <NoticeList last={3} unread={2} />
const Screen = screenOf(List, 'StaffDashboard')

const meta = preview.meta({
  title: 'messages/Notices',
  component: Screen,
  parameters: usage({
    what: 'The bell in the top bar opens the person’s own notices, newest first. Their texts come from codes and names.',
    dos: ['Mark a notice as read when the person follows it.'],
    donts: ['Don’t show the text of a complaint in a notice.'],
  }),
})

const notice = (number: number, more: Pick<ListedNotice, 'kind'> & Partial<ListedNotice>): ListedNotice => ({
  ...{ id: idOf(number), number, target: null, details: {}, read_at: null, opens: true },
  at: `2026-11-2${number}T09:15:00.000Z`,
  ...more,
})

const notices = [
  notice(3, {
    kind: 'assigned_project',
    target: { kind: 'projects', id: idOf(9) },
    details: { code: 'P-2026-07', name: 'مياه الشرب في حلب' },
  }),
  notice(2, { kind: 'complaint_replied', target: { kind: 'complaints', id: null } }),
  notice(1, { kind: 'import_finished', details: { file: 'budget 2026.xlsx' }, read_at: '2026-11-21T10:00:00.000Z' }),
]

const answer = (rows: readonly ListedNotice[]) => (api: FakeApi) => {
  let present = rows
  const done = { data: { done: true } } as const
  const read = (isIt: (one: ListedNotice) => boolean) => {
    present = present.map(one => (isIt(one) ? { ...one, read_at: '2026-11-24T10:00:00.000Z' } : one))
    return done
  }
  api.on(listNotices, () => pageOf(...present))
  api.on(markRead, ({ id }) => read(one => one.id === id))
  api.on(markAllRead, () => read(() => true))
  api.on(countUnread, () => ({ data: { unread: present.filter(one => !one.read_at).length, last: 3 } }))
  api.on(readNoticeSettings, () => ({ data: { off: [], digest: 'none' as const } }))
}

export const Playground = meta.story({ beforeEach: on(answer(notices)), tags: ['visual'] })

export const Empty = meta.story({ beforeEach: on(answer([])) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listNotices, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listNotices, refuse('unavailable'))) })

/** Keyboard only: marks one notice as read, then all. */
export const Keyboard = meta.story({
  beforeEach: on(answer(notices)),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list')
    const buttons = () => [...list.querySelectorAll('button')]
    await expect(buttons()).toHaveLength(2)
    buttons()[1]?.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(buttons()).toHaveLength(1))
    canvas.getAllByRole('button')[0]?.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(buttons()).toHaveLength(0))
  },
})

/** A notice that disappeared meanwhile, because somebody else acted, leaves the list without an error. */
export const Withdrawn = meta.story({
  beforeEach: on(api => {
    answer([])(api)
    let rows = [notice(3, { kind: 'request_to_sign', details: { code: 'PR-2026-0041', name: 'Chairs' } })]
    api.on(listNotices, () => pageOf(...rows))
    api.on(markRead, () => {
      rows = []
      throw new Refused('not_found')
    })
  }),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list')
    await user.click(within(list).getByRole('button'))
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull())
    await expect(within(document.body).queryByRole('alert')).toBeNull()
  },
})

export const Arabic = Keyboard.extend({ globals: { locale: 'ar' }, tags: ['!visual', '!behaviour', 'arabic'] })
