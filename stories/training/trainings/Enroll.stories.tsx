import { listOpenTrainings } from '@portal/contract/training/sub-activities/enrollments'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Enroll from '../../../packages/host-app/src/training/trainings/Enroll.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { pageIn } from '../../support/fake-rows.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { openTrainings } from './training-records.ts'

const Screen = screenOf(Enroll, 'Enroll')

const meta = preview.meta({
  title: 'training/Enroll',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists trainings that are open for enrolment, and lets people ask for a place.',
      dos: ['Show people the state of their request, with their position on the waiting list.'],
      donts: ['Don’t show a training that isn’t open.'],
    }),
  },
})

export const Full = meta.story({
  beforeEach: on(api => api.on(listOpenTrainings, input => pageIn(openTrainings, input))),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText('Distance course'))
  },
})

export const Empty = meta.story({ beforeEach: on(api => api.on(listOpenTrainings, input => pageIn([], input))) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listOpenTrainings, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listOpenTrainings, refuse('unavailable'))) })
