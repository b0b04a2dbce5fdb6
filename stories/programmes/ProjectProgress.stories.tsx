import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Project from '../../packages/host-app/src/programmes/projects/Project.tsx'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { seen } from '../support/seen.ts'
import { answerIndicators, indicators } from './indicator-records.ts'
import { answerProjects, water } from './project-records.ts'
import { answerTimeline } from './schedule-records.ts'

const Screen = screenOf(Project, 'Project', { id: water.id })

const meta = preview.meta({
  title: 'programmes/ProjectProgress',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows the progress of a project: a timeline of its activities, and its indicators.',
      dos: ['Record each value with the day on which it was measured.'],
      donts: ['Don’t offer planning here. People change dates on the activity.'],
    }),
  },
})

const at = (query: Readonly<Record<string, string>>) =>
  on(
    api => {
      answerProjects(api)
      answerTimeline(api)
      answerIndicators(api)
    },
    { query },
  )

export const Timeline = meta.story({
  beforeEach: at({ tab: 'timeline' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByRole('figure', { name: /^(Timeline|المخطط الزمني)$/ }))
  },
})

export const Indicators = meta.story({
  beforeEach: at({ tab: 'indicators' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText('Wells in use'))
    await expect(canvas.getByText(/1,240/)).toBeVisible()
  },
})

export const RecordingAValue = meta.story({
  beforeEach: at({ tab: 'indicators', act: 'indicator_values', indicator: indicators[0]?.id ?? '' }),
  tags: ['behaviour'],
  play: async () => {
    const form = within(await within(document.body).findByRole('dialog'))
    await form.findByText(/^05-(Jun|حزيران)-2025$/)
    const value = await form.findByRole('spinbutton', { name: /^(Value|القيمة)/ })
    await user.type(value, '9')
    await user.click(form.getByRole('button', { name: /^(Record value|تسجيل قيمة)$/ }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
})

/** The print contains no controls. */
export const PrintedTimeline = meta.story({
  beforeEach: at({ tab: 'timeline', act: 'print_timeline' }),
  play: async () => {
    const preview = within(await within(document.body).findByRole('dialog'))
    const chart = within(await preview.findByRole('figure'))
    await expect(chart.getAllByRole('listitem').length).toBeGreaterThan(1)
    await expect(chart.queryByRole('button')).toBeNull()
  },
})
