import { useTextSource } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { expect, userEvent as user, within } from 'storybook/test'
import { SWRConfig } from 'swr'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Complaints from '../../packages/host-app/src/screens/complaints/Complaints.tsx'
import { complaintOf, type StoredComplaint, someComplaints } from './complaint-records.ts'
import { fakeComplaints } from './fake-complaints.ts'

const follow = (href: string) => history.pushState(null, '', href)

const Screen = () => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <UiProvider navigate={follow} source={useTextSource()}>
      <Complaints />
    </UiProvider>
  </SWRConfig>
)

const addressWith = (query: Readonly<Record<string, string>>) => {
  const search = new URLSearchParams(location.search)
  for (const name of ['open', 'search', 'sort', 'status', 'identity_type', 'answered']) search.delete(name)
  for (const [name, value] of Object.entries(query)) search.set(name, value)
  return `${location.pathname}?${search}`
}

/** Puts a server and an address under a story, and takes both away after it. */
const on =
  (start: Parameters<typeof fakeComplaints>[0], query: Readonly<Record<string, string>> = {}) =>
  () => {
    const uninstall = fakeComplaints(start).install()
    history.replaceState(null, '', addressWith(query))
    return () => {
      uninstall()
      history.replaceState(null, '', addressWith({}))
    }
  }

const opened = (row: StoredComplaint | undefined) => on({ rows: someComplaints }, { open: row?.id ?? '' })
const [known, anonymous, closed] = someComplaints

const meta = preview.meta({
  title: 'screens/Complaints',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Where staff read, answer, comment, close and reopen complaints. Its server here lives in the page and obeys the contract.',
      dos: ['What can be done is read from the row: its `can`.', 'Each outcome is shown where the action was.'],
      donts: ['No reply to an anonymous complaint, anywhere.', 'No text of a complaint on the device or in an email.'],
    }),
  },
})

/** The sheet is drawn outside of the story's own element. */
const sheetOf = () => within(document.body).findByRole('dialog')

export const List = meta.story({ beforeEach: on({ rows: someComplaints }), tags: ['visual'] })

export const LongList = meta.story({
  beforeEach: on({ rows: Array.from({ length: 1001 }, (_, at) => complaintOf(at + 1)) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,000+')).toBeVisible()
  },
})

export const Empty = meta.story({ beforeEach: on({ rows: [] }), tags: ['visual'] })

export const NoMatch = meta.story({
  beforeEach: on({ rows: someComplaints }, { search: 'zeppelin', status: 'closed' }),
  tags: ['visual'],
})

export const Loading = meta.story({ beforeEach: on({ isSilent: true }) })

export const Failing = meta.story({ beforeEach: on({ fails: 'unavailable' }), tags: ['visual'] })

export const Refused = meta.story({ beforeEach: on({ fails: 'privilege_missing' }) })

export const Known = meta.story({ beforeEach: opened(known), tags: ['visual'] })

export const Anonymous = meta.story({ beforeEach: opened(anonymous), tags: ['visual'] })

export const Closed = meta.story({ beforeEach: opened(closed), tags: ['visual'] })

export const Gone = meta.story({ beforeEach: opened(complaintOf(404)) })

export const Replying = meta.story({
  beforeEach: opened(known),
  play: async () => {
    const sheet = within(await sheetOf())
    const reply = within(await sheet.findByRole('region', { name: /^(Reply|الرد)$/ }))
    await user.click(reply.getByRole('button'))
    const area = await reply.findByRole('textbox')
    await expect(area).toHaveFocus()
    await user.type(area, 'It will leave on time.')
    await user.click(reply.getAllByRole('button')[0] ?? area)
    await expect(await reply.findByRole('status')).toBeVisible()
    await expect(reply.getByText('It will leave on time.')).toBeVisible()
  },
})

export const NothingTyped = meta.story({
  beforeEach: opened(known),
  play: async () => {
    const sheet = within(await sheetOf())
    const comment = within(await sheet.findByRole('region', { name: /^(Inner comment|تعليق داخلي)$/ }))
    await user.click(comment.getByRole('button'))
    const area = await comment.findByRole('textbox')
    await user.click(comment.getAllByRole('button')[0] ?? area)
    await expect(area).toHaveAttribute('aria-invalid', 'true')
    await expect(area).toHaveFocus()
  },
})
