import { listTrainees } from '@portal/contract/training/participants/participants'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Trainees from '../../../packages/host-app/src/training/participants/Trainees.tsx'
import { never, pageOf, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { answerParticipants, trainees } from './participant-records.ts'

const Screen = screenOf(Trainees, 'Trainees')

const meta = preview.meta({
  title: 'training/Trainees',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists everyone who takes trainings. A row opens attendance, marks, and progress for each training.',
      dos: ['Count and list only trainings that the reader can see.'],
      donts: ['Don’t show 0 for values that the reader has no right to see. Leave them out.'],
    }),
  },
})

const open = trainees[0]?.id ?? ''

export const List = meta.story({
  beforeEach: on(answerParticipants),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/Tarek Zein|طارق زين/))
  },
})

export const Opened = meta.story({ beforeEach: on(answerParticipants, { query: { open } }), tags: ['visual'] })

export const Empty = meta.story({ beforeEach: on(api => api.on(listTrainees, () => pageOf())) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listTrainees, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listTrainees, refuse('unavailable'))) })
