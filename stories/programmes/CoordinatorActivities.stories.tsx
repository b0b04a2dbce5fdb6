import { listActivities } from '@portal/contract/programmes/activities'
import { expect, userEvent as user, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import CoordinatorActivities from '../../packages/host-app/src/programmes/activities/CoordinatorActivities.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { pageIn } from '../support/fake-rows.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { byDue } from './activity-records.ts'

const Screen = screenOf(CoordinatorActivities, 'CoordinatorActivities')

const meta = preview.meta({
  title: 'programmes/CoordinatorActivities',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists the activities whose team includes the person, with the progress of each.',
      dos: ['Show the activity that is due next first.', 'Say in words that an activity is late, beside its state.'],
      donts: ['Don’t offer reporting here. A row links to its activity.'],
    }),
  },
})

export const Full = meta.story({
  beforeEach: on(api => api.on(listActivities, input => pageIn(byDue, input))),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('meter')).toHaveLength(byDue.length)
    await user.type(canvas.getByRole('searchbox'), 'closing')
    await waitFor(() => expect(canvas.getAllByRole('meter')).toHaveLength(1))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getAllByRole('meter')).toHaveLength(byDue.length))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

export const Empty = meta.story({ beforeEach: on(api => api.on(listActivities, input => pageIn([], input))) })

export const NoMatch = meta.story({
  beforeEach: on(api => api.on(listActivities, input => pageIn(byDue, input)), { query: { search: 'zeppelin' } }),
})

export const Loading = meta.story({ beforeEach: on(api => api.on(listActivities, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listActivities, refuse('unavailable'))) })
