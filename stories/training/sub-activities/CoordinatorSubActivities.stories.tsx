import { listSubActivities } from '@portal/contract/training/sub-activities/sub-activities'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import CoordinatorSubActivities from '../../../packages/host-app/src/training/sub-activities/CoordinatorSubActivities.tsx'
import { subActivities } from '../../programmes/activity-records.ts'
import { never, refuse } from '../../support/fake-api.ts'
import { pageIn } from '../../support/fake-rows.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'

const Screen = screenOf(CoordinatorSubActivities, 'CoordinatorSubActivities')

const meta = preview.meta({
  title: 'training/CoordinatorSubActivities',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists the trainings whose team includes the person. Each opens on its own page.',
      dos: ['Show the course’s name in the language of the page.'],
      donts: ['Don’t work out rights here. Read them from the row’s `can`.'],
    }),
  },
})

export const Full = meta.story({
  beforeEach: on(api => api.on(listSubActivities, input => pageIn(subActivities, input))),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText('المجموعة 2'))
  },
})

export const Empty = meta.story({ beforeEach: on(api => api.on(listSubActivities, input => pageIn([], input))) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listSubActivities, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listSubActivities, refuse('unavailable'))) })
