import { addComment, type Comment, listComments, listMentionable, mentionOf } from '@portal/contract/messages/comments'
import { readActivity } from '@portal/contract/programmes/activities'
import { listActivityUpdates } from '@portal/contract/programmes/activity-updates'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Activity from '../../packages/host-app/src/programmes/activities/Activity.tsx'
import { members, pumps } from '../programmes/activity-records.ts'
import { type FakeApi, never, pageOf, refuse } from '../support/fake-api.ts'
import { idOf } from '../support/fake-rows.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'

const Screen = screenOf(Activity, 'Activity', { id: pumps.id })

const meta = preview.meta({
  title: 'messages/Comments',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows the comments on a record, here an activity. People can read who wrote what, and add a comment.',
      dos: ['Send each person who is mentioned a notice that links to the comment.'],
      donts: ['Don’t use comments for confidential messages. Everyone who sees the record can read them.'],
    }),
  },
})

const [rana, sami] = members.map(({ type: _, email: __, ...person }) => person)
if (!rana || !sami) throw new Error('there are no such members')

const said = (number: number, given: Partial<Comment>): Comment => ({
  ...{ id: idOf(700 + number), text: '', mentions: [], by: rana, at: `2025-06-0${number}T09:30:00.000Z` },
  ...{ edited_at: null, is_deleted: false, version: 1, can: { edit: false, delete: false } },
  ...given,
})

/** Newest first, in the order of the server. */
const comments: readonly Comment[] = [
  said(5, {
    text: `${mentionOf(sami.id)} والموردون الآخرون؟ نحتاج إلى عرضين على الأقل قبل نهاية الأسبوع.`,
    mentions: [sami],
    can: { edit: true, delete: true },
  }),
  said(4, { by: sami, is_deleted: true }),
  said(3, {
    by: sami,
    text: 'One supplier has answered so far:\n- 12 pumps\n- delivery in July',
    edited_at: '2025-06-03T11:00:00.000Z',
  }),
  said(2, { text: `${mentionOf(sami.id)}, have the quotes for the pumps arrived?`, mentions: [sami] }),
]

const of = (answer: (api: FakeApi) => void, query: Readonly<Record<string, string>> = {}) =>
  on(
    api => {
      api.on(readActivity, () => ({ data: pumps }))
      api.on(listActivityUpdates, () => pageOf())
      api.on(listMentionable, ({ search = '' }) => ({
        data: [rana, sami].filter(person => JSON.stringify(person).toLowerCase().includes(search.toLowerCase())),
      }))
      answer(api)
    },
    { query: { tab: 'comments', ...query } },
  )

const withComments = of(api => api.on(listComments, () => pageOf(...comments)))

export const Thread = meta.story({
  beforeEach: withComments,
  tags: ['visual'],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: /^(Comments|التعليقات)$/ }))
    await expect(list.getAllByRole('listitem')).toHaveLength(4)
    await expect(list.getByText(/^(This comment was deleted\.|حُذف هذا التعليق\.)$/)).toBeVisible()
    await expect(list.getAllByRole('button', { name: /^(More actions|إجراءات أخرى)$/ })).toHaveLength(1)
  },
})

export const Empty = meta.story({ beforeEach: of(api => api.on(listComments, () => pageOf())), tags: ['visual'] })

export const Loading = meta.story({ beforeEach: of(api => api.on(listComments, never)) })

export const Failing = meta.story({ beforeEach: of(api => api.on(listComments, refuse('unavailable'))) })

/** Mentions a person by keyboard. The request contains their ID. */
export const Mentioning = meta.story({
  beforeEach: of(api => {
    const rows = [...comments]
    api.on(listComments, () => pageOf(...rows))
    api.on(addComment, ({ text }) => {
      sent.push(text)
      const added = said(6, { text, mentions: [sami] })
      rows.unshift(added)
      return { data: added }
    })
  }),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    sent.length = 0
    const box = await canvas.findByRole('textbox', { name: /^(New comment|تعليق جديد)/ })
    await user.type(box, 'Now @sam')
    await canvas.findByRole('option', { name: /^(Sami Khoury|سامي خوري)$/ })
    await user.keyboard('{Enter}?')
    await expect(box).toHaveValue(
      `Now @${document.documentElement.lang === 'ar' ? sami.full_name_ar : sami.full_name_en} ?`,
    )
    await user.click(canvas.getByRole('button', { name: /^(Comment|إرسال التعليق)$/ }))
    await waitFor(() => expect(sent).toEqual([`Now ${mentionOf(sami.id)} ?`]))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(New comment|تعليق جديد)/ })).toHaveValue(''))
    // The pressed button is unmounted with its form, so the new comment takes focus.
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Now '))
  },
})

const sent: string[] = []

/** The list of people is open while a name is typed. */
export const Choosing = meta.story({
  beforeEach: withComments,
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: /^(New comment|تعليق جديد)/ })
    await user.type(box, '@')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2))
  },
})

/** A notice links to one comment. The page finds it on earlier pages, scrolls to it, and highlights it. */
export const Linked = meta.story({
  beforeEach: of(
    api =>
      api.on(listComments, ({ cursor }) =>
        cursor
          ? pageOf(...comments.slice(2))
          : { ...pageOf(...comments.slice(0, 2)), next_cursor: 'earlier', total: comments.length },
      ),
    { comment: comments[2]?.id ?? '' },
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: /^(Comments|التعليقات)$/ }))
    await waitFor(() => expect(list.getAllByRole('listitem')[1]).toHaveFocus())
  },
})

export const Editing = meta.story({
  beforeEach: withComments,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: /^(Comments|التعليقات)$/ }))
    await user.click(list.getByRole('button', { name: /^(More actions|إجراءات أخرى)$/ }))
    await user.click(await within(document.body).findByRole('menuitem', { name: /^(Edit|تعديل)$/ }))
    const box = await list.findByRole('textbox', { name: /^(Comment|التعليق)/ })
    await expect(box).toHaveValue(
      `@${document.documentElement.lang === 'ar' ? sami.full_name_ar : sami.full_name_en} والموردون الآخرون؟ نحتاج إلى عرضين على الأقل قبل نهاية الأسبوع.`,
    )
  },
})
