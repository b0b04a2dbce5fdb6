import { listOwnCertificates, readCertificate } from '@portal/contract/training/certificates/certificates'
import { listOwnEnrollments } from '@portal/contract/training/sub-activities/enrollments'
import { listOwnDue, listOwnTrainings } from '@portal/contract/training/sub-activities/own-trainings'
import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import UserDashboard from '../../../packages/host-app/src/training/trainings/UserDashboard.tsx'
import { never, pageOf, refuse } from '../../support/fake-api.ts'
import { pageIn } from '../../support/fake-rows.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { ownDue } from '../../workspace/due-records.ts'
import { certificate, ownRequests, ownTrainings, revokedCertificate } from './training-records.ts'

const Screen = screenOf(UserDashboard, 'UserDashboard')

const meta = preview.meta({
  title: 'training/UserDashboard',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows trainees what is due, their trainings, their certificates, and their requests for places.',
      dos: ['Show what is due first at the top.'],
      donts: ['Don’t hide a rejected request.'],
    }),
  },
})

export const Full = meta.story({
  beforeEach: on(api => {
    api.on(listOwnTrainings, input => pageIn(ownTrainings, input))
    api.on(listOwnDue, () => ({ data: [...ownDue] }))
    api.on(listOwnEnrollments, () => pageOf(...ownRequests))
    api.on(listOwnCertificates, () => pageOf(certificate, revokedCertificate))
  }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText('What do you know already?'))
  },
})

export const Empty = meta.story({
  beforeEach: on(api => {
    api.on(listOwnTrainings, () => pageOf())
    api.on(listOwnDue, () => ({ data: [] }))
    api.on(listOwnEnrollments, () => pageOf())
    api.on(listOwnCertificates, () => pageOf())
  }),
})

export const Loading = meta.story({
  beforeEach: on(api => {
    api.on(listOwnTrainings, never)
    api.on(listOwnDue, never)
    api.on(listOwnEnrollments, never)
    api.on(listOwnCertificates, never)
  }),
})

export const Failing = meta.story({
  beforeEach: on(api => {
    api.on(listOwnTrainings, refuse('unavailable'))
    api.on(listOwnDue, refuse('unavailable'))
    api.on(listOwnEnrollments, refuse('unavailable'))
    api.on(listOwnCertificates, refuse('unavailable'))
  }),
})

/** Print layout of a certificate in both languages. */
export const OnPaper = meta.story({
  beforeEach: on(
    api => {
      api.on(listOwnTrainings, () => pageOf())
      api.on(listOwnDue, () => ({ data: [] }))
      api.on(listOwnEnrollments, () => pageOf())
      api.on(listOwnCertificates, () => pageOf(certificate))
      api.on(readCertificate, () => ({ data: { ...certificate, can: { print: false } } }))
    },
    { query: { certificate: certificate.id } },
  ),
  tags: ['visual'],
  play: async () => {
    await seen(() => within(document.body).getByText('Certificate of achievement'))
    await expect(within(document.body).queryByRole('button', { name: /^(Print|طباعة)$/ })).toBeNull()
    // The QR code contains the page's address, whose port changes on every run. Hides it from the picture.
    within(document.body).getByRole('img').style.visibility = 'hidden'
  },
})
