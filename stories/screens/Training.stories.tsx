import { listOwnCertificates } from '@portal/contract/certificates'
import { readOwnTraining } from '@portal/contract/own_trainings'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Training from '../../packages/host-app/src/screens/trainings/Training.tsx'
import { seen } from '../seen.ts'
import { answerOwnExams } from './exam-records.ts'
import { answerSessions } from './session-records.ts'
import { never, pageOf, refuse } from './support/fake-api.ts'
import { on } from './support/on.ts'
import { screenOf } from './support/screen-of.tsx'
import { certificate, ownTraining, rejectedTraining } from './training-records.ts'

const Screen = screenOf(Training, 'Training', { id: ownTraining.id })

const meta = preview.meta({
  title: 'screens/Training',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'One training for those who take it or asked for a place: when, where, who teaches it, and how the request came along.',
      dos: ['The reason of a rejection is shown.'],
      donts: ['Nothing of the project that it belongs to is shown.'],
    }),
  },
})

export const Approved = meta.story({
  beforeEach: on(api => {
    answerSessions(api)
    answerOwnExams(api)
    api.on(listOwnCertificates, () => pageOf(certificate))
    api.on(readOwnTraining, () => ({ data: ownTraining }))
  }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/Maya Aziz|مايا عزيز/))
  },
})

export const Rejected = meta.story({
  beforeEach: on(api => {
    api.on(listOwnCertificates, () => pageOf())
    api.on(readOwnTraining, () => ({ data: rejectedTraining }))
  }),
})

export const Loading = meta.story({ beforeEach: on(api => api.on(readOwnTraining, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(readOwnTraining, refuse('unavailable'))) })
