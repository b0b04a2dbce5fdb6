import { employmentRequests } from '@portal/contract/requests/employment-requests'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import { expect, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import RequestPage from '../../packages/host-app/src/requests/requests/record/RequestPage.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { filled, monitor } from './employment-request-records.ts'

const Screen = screenOf(RequestPage, 'EmploymentRequest', { id: monitor.id })

const meta = preview.meta({
  title: 'requests/EmploymentRequest',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'One employment request: its posts, contract, cost, signatures, and revisions.',
      dos: ['Use the same five signature roles as in a purchase request.'],
      donts: ['Don’t offer a delivery. Complete a filled request once no more salaries are expected.'],
    }),
  },
})

const of = (row: RequestRecord, query: Readonly<Record<string, string>> = {}) =>
  on(api => api.on(employmentRequests.read, () => ({ data: row })), { query })

export const Waiting = meta.story({
  beforeEach: of(monitor),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Field monitor' })).toBeVisible()
  },
})

export const Signatures = meta.story({
  beforeEach: of(monitor, { tab: 'signatures' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    // Once among the facts and once in the revision to sign.
    await expect(await canvas.findAllByText(/^(Start date|تاريخ المباشرة)$/)).toHaveLength(2)
  },
})

export const Filled = meta.story({
  beforeEach: of(filled),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /^(Open|المفتوح)$/ })).toBeVisible()
  },
})

export const PostingSalary = meta.story({
  beforeEach: of(filled, { act: 'post_expense' }),
  tags: ['behaviour'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByDisplayValue('1,800.00')).toBeVisible()
    await expect(dialog.getByText(/3,600\.00.*1,800\.00.*1,800\.00.*3,691\.74/)).toBeVisible()
  },
})

export const Completing = meta.story({
  beforeEach: of(filled, { act: 'complete' }),
  tags: ['behaviour'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('textbox', { name: /^(Reason|السبب)/ })).toBeRequired()
  },
})

export const Revisions = meta.story({
  beforeEach: of(monitor, { tab: 'revisions' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Months|عدد الأشهر):/)).toBeVisible()
  },
})

export const Loading = meta.story({ beforeEach: on(api => api.on(employmentRequests.read, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(employmentRequests.read, refuse('unavailable'))) })
