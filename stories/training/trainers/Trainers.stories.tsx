import { listTrainers } from '@portal/contract/training/participants/trainers'
import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Trainers from '../../../packages/host-app/src/training/trainers/Trainers.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { answerTrainers, trainers } from './trainer-records.ts'

const Screen = screenOf(Trainers, 'Trainers')

const meta = preview.meta({
  title: 'training/Trainers',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists the people who can teach, with qualification, courses, and evaluation score.',
      dos: ['Show a score with the number of evaluations. Hide it if there are fewer than three.'],
      donts: ['Don’t offer to remove an instructor. Their account type puts them on the roster.'],
    }),
  },
})

const open = trainers[1]?.id ?? ''

export const List = meta.story({
  beforeEach: on(api => answerTrainers(api)),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\u2066?4\.4.*24/)).toBeVisible()
    await expect(canvas.getAllByText(/\b3\b/)[0]).toBeVisible()
  },
})

export const Empty = meta.story({ beforeEach: on(api => answerTrainers(api, [])) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listTrainers, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listTrainers, refuse('unavailable'))) })

export const Opened = meta.story({ beforeEach: on(api => answerTrainers(api), { query: { open } }), tags: ['visual'] })

export const Adding = meta.story({ beforeEach: on(api => answerTrainers(api), { query: { add: 'yes' } }) })

export const Editing = meta.story({
  beforeEach: on(api => answerTrainers(api), { query: { open, act: 'edit' } }),
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await expect(await drawer.findByRole('list')).toBeVisible()
  },
})
