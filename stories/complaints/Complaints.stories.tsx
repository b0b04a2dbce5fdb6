import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Complaints from '../../packages/host-app/src/complaints/complaints/Complaints.tsx'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { seen } from '../support/seen.ts'
import { complaintOf, type StoredComplaint, someComplaints } from './complaint-records.ts'
import { answerComplaints } from './fake-complaints.ts'

const Screen = screenOf(Complaints, 'Complaints')

/** Renders the screen with this fake server and these URL parameters. */
const start = (server: Parameters<typeof answerComplaints>[1], query: Readonly<Record<string, string>> = {}) =>
  on(api => answerComplaints(api, server), { query })

const opened = (row: StoredComplaint | undefined) => start({ rows: someComplaints }, { open: row?.id ?? '' })
const [known, anonymous, closed] = someComplaints

const meta = preview.meta({
  title: 'complaints/Complaints',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Staff read, answer, comment on, close, and reopen complaints. The stories’ fake server obeys the contract.',
      dos: ['Read the allowed actions from the row’s `can`.', 'Show each outcome where the person acted.'],
      donts: [
        'Don’t offer a reply to an anonymous complaint anywhere.',
        'Don’t store the text of a complaint on the device or put it in an email.',
      ],
    }),
  },
})

/** The drawer renders outside the story's element. */
const drawerOf = () => within(document.body).findByRole('dialog')

export const List = meta.story({ beforeEach: start({ rows: someComplaints }), tags: ['visual'] })

export const LongList = meta.story({
  beforeEach: start({ rows: Array.from({ length: 1001 }, (_, at) => complaintOf(at + 1)) }),
})

export const Empty = meta.story({ beforeEach: start({ rows: [] }), tags: ['visual'] })

export const NoMatch = meta.story({
  beforeEach: start({ rows: someComplaints }, { search: 'zeppelin', status: 'closed' }),
  tags: ['visual'],
})

export const Loading = meta.story({ beforeEach: start({ isSilent: true }) })

export const Failing = meta.story({ beforeEach: start({ fails: 'unavailable' }), tags: ['visual'] })

export const Refused = meta.story({ beforeEach: start({ fails: 'privilege_missing' }) })

export const Known = meta.story({ beforeEach: opened(known), tags: ['visual'] })

export const Anonymous = meta.story({ beforeEach: opened(anonymous), tags: ['visual'] })

export const Closed = meta.story({ beforeEach: opened(closed), tags: ['visual'] })

export const Gone = meta.story({ beforeEach: opened(complaintOf(404)) })

export const Replying = meta.story({
  beforeEach: opened(known),
  play: async () => {
    const drawer = within(await drawerOf())
    const reply = within(await drawer.findByRole('region', { name: /^(Reply|الرد)$/ }))
    await user.click(reply.getByRole('button'))
    await user.type(await reply.findByRole('textbox'), 'It will leave on time.')
    await user.click(reply.getAllByRole('button')[0] ?? document.body)
    await seen(() => reply.getByRole('status'))
  },
})

export const NothingTyped = meta.story({
  beforeEach: opened(known),
  play: async () => {
    const drawer = within(await drawerOf())
    const comment = within(await drawer.findByRole('region', { name: /^(Internal comment|تعليق داخلي)$/ }))
    await user.click(comment.getByRole('button'))
    await comment.findByRole('textbox')
    await user.click(comment.getAllByRole('button')[0] ?? document.body)
  },
})

/** Closes several complaints with one note. Explains why the closed one is skipped. */
export const ClosingMany = meta.story({
  beforeEach: start({ rows: someComplaints }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(someComplaints.length + 1))
    const [all] = canvas.getAllByRole('checkbox')
    if (all) await user.click(all)
    await user.click(await canvas.findByRole('button', { name: /^(Close|إغلاق)$/ }))
    const dialog = within(await drawerOf())
    await user.type(await dialog.findByRole('textbox'), 'Settled by phone.')
    await user.click(dialog.getByRole('button', { name: /^(Close complaints|إغلاق الشكاوى)$/ }))
    await waitFor(() => expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(0))
  },
  tags: ['visual'],
})
