import { readCalendar } from '@portal/contract/programmes/schedule'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Calendar from '../../packages/host-app/src/programmes/schedule/Calendar.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { answerCalendar } from './schedule-records.ts'

const Screen = screenOf(Calendar, 'Calendar')

const meta = preview.meta({
  title: 'programmes/Calendar',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows a month of activities, sessions, and due dates of a person’s projects.',
      dos: ['Link each entry to its record.'],
      donts: ['Don’t offer planning here. People change dates on the record.'],
    }),
  },
})

const query = { day: '2025-06-17' }

export const Full = meta.story({
  beforeEach: on(api => answerCalendar(api), { query }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('list', { name: /^(On this day|في هذا اليوم)$/ })
    await expect(within(day).getAllByRole('link')).toHaveLength(2)
    const month = canvas.getByRole('list', { name: /^(This month|هذا الشهر)$/ })
    await expect(within(month).getAllByRole('listitem')).toHaveLength(4)
  },
})

/** People without their own projects get a link to all visible ones. */
export const Empty = meta.story({
  beforeEach: on(api => answerCalendar(api, []), { query }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^(Nothing is planned this month|لا شيء مخطط هذا الشهر)\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Show everything I can see|عرض كل ما يمكنني رؤيته)$/ }))
    const any = canvas.getByRole('button', { name: /^(Everything I can see|كل ما يمكنني رؤيته)$/ })
    await waitFor(() => expect(any).toHaveAttribute('aria-pressed', 'true'))
  },
})

export const Loading = meta.story({ beforeEach: on(api => api.on(readCalendar, never), { query }) })

export const Failing = meta.story({
  beforeEach: on(api => api.on(readCalendar, refuse('unavailable')), { query }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
