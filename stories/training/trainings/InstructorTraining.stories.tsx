import { readTaughtTraining } from '@portal/contract/training/sub-activities/own-trainings'
import { listTrainingTrainees } from '@portal/contract/training/sub-activities/training-people'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import InstructorTraining from '../../../packages/host-app/src/training/trainings/InstructorTraining.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { pageIn } from '../../support/fake-rows.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { ownTraining, trainees } from './training-records.ts'

const { enrollment: _, ...training } = ownTraining

const Screen = screenOf(InstructorTraining, 'InstructorTraining', { id: training.id })

const meta = preview.meta({
  title: 'training/InstructorTraining',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'One training for the people who teach it: when and where it takes place, and who takes it.',
      dos: ['Let instructors find trainees by name or email.'],
      donts: ['Don’t offer to add or remove people here.'],
    }),
  },
})

export const Full = meta.story({
  beforeEach: on(api => {
    api.on(readTaughtTraining, () => ({
      data: { ...training, trainees: trainees.length, capacity: 20, can: { sessions: false } },
    }))
    api.on(listTrainingTrainees, input =>
      pageIn(
        trainees.map(one => ({ ...one, can: { remove: false, drop_out: false } })),
        input,
      ),
    )
  }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/هدى إبراهيم|Huda Ibrahim/))
  },
})

export const Loading = meta.story({ beforeEach: on(api => api.on(readTaughtTraining, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(readTaughtTraining, refuse('unavailable'))) })

/** People who don't teach get links to the pages that they may see. */
export const WithoutAccess = meta.story({
  beforeEach: on(api => api.on(readTaughtTraining, never), { may: ['trainees', 'trainee_pages'] }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByRole('link', { name: /^(My trainings|تدريباتي)$/ }))
  },
})
