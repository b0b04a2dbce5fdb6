import { listOwnCertificates } from '@portal/contract/training/certificates/certificates'
import { askToLeave, stayEnrolled } from '@portal/contract/training/sub-activities/dropouts'
import { readOwnTraining } from '@portal/contract/training/sub-activities/own-trainings'
import { expect, userEvent as user, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Training from '../../../packages/host-app/src/training/trainings/Training.tsx'
import { never, pageOf, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { answerOwnExams } from '../exams/exam-entry-records.ts'
import { answerSessions } from '../training-sessions/session-records.ts'
import { begunTraining, certificate, leavingTraining, ownTraining, rejectedTraining } from './training-records.ts'

const Screen = screenOf(Training, 'Training', { id: ownTraining.id })

const meta = preview.meta({
  title: 'training/Training',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'One training for its trainees and applicants: dates, place, instructors, and the progress of the request.',
      dos: ['Show the reason for a rejection.'],
      donts: ['Don’t show anything about the project that the training belongs to.'],
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

/** After the first session only staff can record a withdrawal, so the trainee asks for it. */
export const AskingToLeave = meta.story({
  beforeEach: on(api => {
    answerSessions(api)
    answerOwnExams(api)
    let isLeaving = false
    api.on(listOwnCertificates, () => pageOf())
    api.on(readOwnTraining, () => ({ data: isLeaving ? leavingTraining : begunTraining }))
    api.on(askToLeave, () => {
      isLeaving = true
      return { data: leavingTraining.enrollment }
    })
    api.on(stayEnrolled, () => {
      isLeaving = false
      return { data: begunTraining.enrollment }
    })
  }),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Give up place|التنازل عن المكان)$/ })).toBeNull()
    await user.click(await canvas.findByRole('button', { name: /^(Ask to withdraw|طلب الانسحاب)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: /^(Ask to withdraw|طلب الانسحاب)$/ }))
    await user.click(await canvas.findByRole('button', { name: /^(Stay in the training|البقاء في التدريب)$/ }))
    await expect(await canvas.findByRole('button', { name: /^(Ask to withdraw|طلب الانسحاب)$/ })).toBeVisible()
  },
})

/** A trainee who asked to leave sees the pending request. */
export const Leaving = meta.story({
  beforeEach: on(api => {
    answerSessions(api)
    answerOwnExams(api)
    api.on(listOwnCertificates, () => pageOf())
    api.on(readOwnTraining, () => ({ data: leavingTraining }))
  }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/^(You asked to withdraw|أُرسل طلب انسحابك)$/))
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
