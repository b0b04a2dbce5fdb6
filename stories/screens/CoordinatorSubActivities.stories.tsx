import { listSubActivities, readSubActivity } from '@portal/contract/sub_activities'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import CoordinatorSubActivities from '../../packages/host-app/src/screens/sub_activities/CoordinatorSubActivities.tsx'
import { seen } from '../seen.ts'
import { subActivities } from './activity-records.ts'
import { never, refuse } from './support/fake-api.ts'
import { pageIn, storeOf } from './support/fake-rows.ts'
import { on } from './support/on.ts'
import { screenOf } from './support/screen-of.tsx'

const Screen = screenOf(CoordinatorSubActivities, 'CoordinatorSubActivities')

const meta = preview.meta({
  title: 'screens/CoordinatorSubActivities',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'The trainings whose team one is in; each opens in a sheet over the list.',
      dos: ['A course is named in the language that is read.'],
      donts: ['No right is worked out here: a row’s `can` tells what it allows.'],
    }),
  },
})

const stored = (query: Readonly<Record<string, string>> = {}) =>
  on(
    api => {
      const store = storeOf(subActivities)
      api.on(listSubActivities, input => pageIn(store.rows(), input))
      api.on(readSubActivity, ({ id }) => ({ data: store.find(id) }))
    },
    { query },
  )

export const Full = meta.story({
  beforeEach: stored(),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText('المجموعة 2'))
  },
})

export const Opened = meta.story({
  beforeEach: stored({ open: subActivities[0]?.id ?? '' }),
  tags: ['visual'],
  play: async () => {
    const sheet = within(await within(document.body).findByRole('dialog'))
    await seen(() => sheet.getByText('EMH-02.3.1'))
  },
})

/** Escape puts the sheet away, and the address no longer names it. */
export const PutAway = meta.story({
  beforeEach: stored({ open: subActivities[0]?.id ?? '' }),
  play: async ({ canvas }) => {
    await within(await within(document.body).findByRole('dialog')).findByText('EMH-02.3.1')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await expect(new URLSearchParams(location.search).get('open')).toBeNull()
    await expect(canvas.getByText('Group 1')).toBeVisible()
  },
})

export const Empty = meta.story({ beforeEach: on(api => api.on(listSubActivities, input => pageIn([], input))) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listSubActivities, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listSubActivities, refuse('unavailable'))) })
