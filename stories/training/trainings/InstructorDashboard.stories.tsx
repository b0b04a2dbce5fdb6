import { listTaughtTrainings } from '@portal/contract/training/sub-activities/own-trainings'
import { readWaiting, type WaitingCount } from '@portal/contract/workspace/waiting'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import InstructorDashboard from '../../../packages/host-app/src/training/trainings/InstructorDashboard.tsx'
import { type FakeApi, never, refuse } from '../../support/fake-api.ts'
import { pageIn } from '../../support/fake-rows.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { ownTrainings } from './training-records.ts'

const Screen = screenOf(InstructorDashboard, 'InstructorDashboard')

const meta = preview.meta({
  title: 'training/InstructorDashboard',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists the trainings that a person teaches. Current and upcoming ones come first.',
      dos: ['Open each training on its own page.'],
      donts: ['Don’t show trainings that other people teach.'],
    }),
  },
})

const answer =
  (rows: typeof ownTrainings, counts: readonly WaitingCount[] = []) =>
  (api: FakeApi) => {
    api.on(listTaughtTrainings, input => pageIn(rows, input))
    api.on(readWaiting, () => ({ data: [...counts] }))
  }

export const Full = meta.story({
  beforeEach: on(
    answer(ownTrainings, [
      { kind: 'taught_attendance', count: 2, is_exact: true, oldest_days: 1 },
      { kind: 'taught_answers', count: 1, is_exact: true, oldest_days: 15 },
    ]),
  ),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText('Evening group, online'))
  },
})

export const Empty = meta.story({ beforeEach: on(answer([])) })

export const Loading = meta.story({
  beforeEach: on(api => {
    api.on(listTaughtTrainings, never)
    api.on(readWaiting, never)
  }),
})

export const Failing = meta.story({
  beforeEach: on(api => {
    api.on(listTaughtTrainings, refuse('unavailable'))
    api.on(readWaiting, refuse('unavailable'))
  }),
})
