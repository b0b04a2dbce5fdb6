import { readDashboard } from '@portal/contract/workspace/dashboard'
import { readWaiting } from '@portal/contract/workspace/waiting'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import StaffDashboard from '../../packages/host-app/src/workspace/dashboard/StaffDashboard.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { answerDashboard, figures, justBegun, noFigures, waiting } from './dashboard-records.ts'

const Screen = screenOf(StaffDashboard, 'StaffDashboard')

const meta = preview.meta({
  title: 'workspace/StaffDashboard',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows pending tasks and how the person’s visible projects are doing. Those that spend too fast come first.',
      dos: ['Link every figure to the list that it counts.'],
      donts: ['Don’t add up amounts in different currencies.'],
    }),
  },
})

export const Full = meta.story({
  beforeEach: on(answerDashboard(waiting, figures)),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Water for the villages')
    await waitFor(() => expect(canvas.getAllByRole('figure').length).toBe(2))
    const figure = canvas.getByRole('link', { name: /^(New complaints|شكاوى جديدة)$/ })
    await expect(figure).toHaveAttribute('href', '/staff/complaints?status=new')
    const rowOf = (project: string) => canvas.getByRole('row', { name: new RegExp(project) })
    await expect(rowOf('Water for the villages')).toHaveTextContent(/Too fast|أسرع مما ينبغي/)
    await expect(rowOf('Schools rebuilt')).toHaveTextContent(/On pace|في حدود المدة/)
    await expect(rowOf('دعم سبل العيش')).toHaveTextContent(/Too slow|أبطأ مما ينبغي/)
    await expect(rowOf('Health on wheels')).toHaveTextContent(/No budget lines yet|لا بنود ميزانية بعد/)
  },
})

/** Figures link to lists with the same filters. */
export const Narrowed = meta.story({
  beforeEach: on(answerDashboard([], figures), { query: { year: '2026' } }),
  play: async ({ canvas }) => {
    const delayed = await canvas.findByRole('link', { name: /^(Delayed activities|أنشطة متأخرة)$/ })
    await expect(delayed).toHaveAttribute('href', '/staff/coordinator/activities?year=2026&assigned=any&delayed=yes')
  },
})

/** Single-digit figures have the same target size as others. */
export const JustBegun = meta.story({
  beforeEach: on(answerDashboard([], justBegun)),
  play: async ({ canvas, userEvent }) => {
    for (const button of await canvas.findAllByRole('button', { name: /^(Show as table|عرض كجدول)$/ }))
      await userEvent.click(button)
    const links = canvas.getAllByRole('link', { name: '0%' })
    await expect(links.length).toBeGreaterThan(2)
    for (const link of links) {
      const { width, height } = link.getBoundingClientRect()
      await expect(Math.min(width, height), link.outerHTML).toBeGreaterThanOrEqual(24)
    }
  },
})

export const FirstDay = meta.story({
  beforeEach: on(answerDashboard([], noFigures)),
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('link', { name: /^(Add the first project|إضافة المشروع الأول)$/ })
    await expect(add).toHaveAttribute('href', '/staff/projects?add=yes')
  },
})

/** People who may see no figures get links to their pages. */
export const PagesOnly = meta.story({
  beforeEach: on(answerDashboard(waiting.slice(0, 1), { projects: null, activities: null, budgets: null }), {
    may: ['signatures', 'view'],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^(Signatures|التواقيع|التوقيعات)$/ })
  },
})

export const Loading = meta.story({
  beforeEach: on(api => {
    api.on(readWaiting, never)
    api.on(readDashboard, never)
  }),
})

export const Failing = meta.story({
  beforeEach: on(api => {
    api.on(readWaiting, refuse('unavailable'))
    api.on(readDashboard, refuse('unavailable'))
  }),
})
