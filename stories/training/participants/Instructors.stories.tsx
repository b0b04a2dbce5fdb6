import { listInstructors } from '@portal/contract/training/participants/participants'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Instructors from '../../../packages/host-app/src/training/participants/Instructors.tsx'
import { never, pageOf, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { answerParticipants, instructors } from './participant-records.ts'

const Screen = screenOf(Instructors, 'Instructors')

const meta = preview.meta({
  title: 'training/Instructors',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists everyone who teaches, with the number of trainings, the last one, and the evaluation score.',
      dos: ['Count and list only trainings that the reader can see.'],
      donts: ['Don’t show a score based on fewer than three answers.'],
    }),
  },
})

const open = instructors[0]?.id ?? ''

export const List = meta.story({
  beforeEach: on(answerParticipants),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/Tarek Zein|طارق زين/))
  },
})

export const Opened = meta.story({ beforeEach: on(answerParticipants, { query: { open } }), tags: ['visual'] })

export const Empty = meta.story({ beforeEach: on(api => api.on(listInstructors, () => pageOf())) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listInstructors, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listInstructors, refuse('unavailable'))) })
