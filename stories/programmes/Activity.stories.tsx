import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { type ActivityRecord, readActivity } from '@portal/contract/programmes/activities'
import { activityDeletion } from '@portal/contract/programmes/activity-deletion'
import { type ActivityUpdate, listActivityUpdates } from '@portal/contract/programmes/activity-updates'
import { listSubActivities } from '@portal/contract/training/sub-activities/sub-activities'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Activity from '../../packages/host-app/src/programmes/activities/Activity.tsx'
import { never, pageOf, Refused, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { seen } from '../support/seen.ts'
import { allRights, arabicReports, pumps, reports, skills, subActivityOf } from './activity-records.ts'
import { namesOf } from './donor-records.ts'

const Screen = screenOf(Activity, 'Activity', { id: pumps.id })

const meta = preview.meta({
  title: 'programmes/Activity',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'One activity: planned and actual figures, available actions, texts, reports, sub-activities, and team.',
      dos: [
        'Read the buttons from the row’s `can`, and put the likeliest action first.',
        'Ask for an explanation of a delay or a falling completion.',
      ],
      donts: ['Don’t offer to change a report. The next report corrects it.'],
    }),
  },
})

const impact: DeletionImpact = {
  ...{ code: pumps.code, rows: 10, shown: 'pumps', blockers: { count: 0, names: [] }, money: [], closed_months: [] },
  cascades: [
    { kind: 'activity_users', count: 3, names: [] },
    { kind: 'activity_updates', count: 4, names: [] },
    { kind: 'activity_events', count: 1, names: [] },
    { kind: 'sub_activities', count: 2, names: namesOf(null, 'EMH-02.3.1 Group 1', 'EMH-02.3.2 Group 2') },
  ],
}

const of = (
  row: ActivityRecord,
  query: Readonly<Record<string, string>> = {},
  sent: readonly ActivityUpdate[] = reports,
) =>
  on(
    api => {
      api.on(readActivity, () => ({ data: row }))
      api.on(listActivityUpdates, () => pageOf(...sent))
      api.on(listSubActivities, () => pageOf(subActivityOf(1), subActivityOf(2)))
      api.on(activityDeletion.remove, () => {
        throw new Refused('invalid', { errors: [{ path: 'typed_code', code: 'code_mismatch' }] })
      })
      api.on(activityDeletion.impact, () => ({ data: { ...impact, code: row.code } }))
    },
    { query },
  )

const dialog = () => within(document.body).findByRole('dialog')

export const Full = meta.story({ beforeEach: of(pumps), tags: ['visual'] })

/** Progress as a chart beside the plan's even pace, and the reports it is based on. */
export const Updates = meta.story({
  beforeEach: of({ ...skills, id: pumps.id }, { tab: 'updates' }, arabicReports),
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await seen(() => canvas.getByText('تعيد مجموعة واحدة يومها الثاني.'))
    await waitFor(() => expect(canvasElement.querySelector('.recharts-line path')).not.toBeNull())
  },
})

export const SubActivities = meta.story({ beforeEach: of(pumps, { tab: 'sub_activities' }) })

export const Team = meta.story({ beforeEach: of(pumps, { tab: 'team' }) })

/** Asks for a reason as soon as the completion decreases. */
export const ReportingAFall = meta.story({
  beforeEach: of(pumps, { act: 'update' }),
  play: async () => {
    const completion = await within(await dialog()).findByRole('spinbutton', { name: /Completion|الإنجاز/ })
    await user.clear(completion)
    await user.type(completion, '40')
  },
})

export const NotStarted = meta.story({
  beforeEach: of(
    {
      ...{ ...pumps, state: 'not_started', actual_start: null, completion: 0, actual_beneficiaries: 0, events: [] },
      ...{ actual_cost_minor: 0, description: '', agendas: '', objectives: '', materials: '', team: [] },
      can: { ...allRights, start: true, hold: false, complete: false },
    },
    {},
    [],
  ),
})

export const Starting = meta.story({
  beforeEach: of(
    { ...pumps, state: 'not_started', actual_start: null, can: { ...allRights, start: true } },
    { act: 'start' },
  ),
})

export const Holding = meta.story({ beforeEach: of(pumps, { act: 'hold' }) })

export const Completing = meta.story({ beforeEach: of(pumps, { act: 'complete' }) })

export const Reopening = meta.story({
  beforeEach: of(
    {
      ...{ ...pumps, state: 'completed', completion: 100, actual_end: '2025-07-04' },
      can: { ...allRights, update: false, hold: false, complete: false, reopen: true },
    },
    { act: 'reopen' },
  ),
})

/** Lists everything affected and requires the activity's code. */
export const Deleting = meta.story({
  beforeEach: of(pumps, { act: 'delete' }),
  tags: ['behaviour'],
  play: async () => {
    const asked = within(await within(document.body).findByRole('alertdialog'))
    await seen(() => asked.getByText('EMH-02.3.2 Group 2'))
    await user.type(asked.getByRole('textbox'), 'EMH')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(asked.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'))
  },
})

export const Editing = meta.story({ beforeEach: of(pumps, { act: 'edit' }) })

export const Loading = meta.story({ beforeEach: on(api => api.on(readActivity, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(readActivity, refuse('unavailable'))) })

export const Gone = meta.story({ beforeEach: on(api => api.on(readActivity, refuse('not_found'))) })
