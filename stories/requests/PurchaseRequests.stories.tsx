import { listProjects, readProject } from '@portal/contract/programmes/projects'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import PurchaseRequests from '../../packages/host-app/src/requests/requests/list/RequestList.tsx'
import { never, pageOf, refuse } from '../support/fake-api.ts'
import { pageIn } from '../support/fake-rows.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { lines, managers, materials, none, rowOf as requestRow, requests } from './request-records.ts'

const Screen = screenOf(PurchaseRequests, 'PurchaseRequests')

const meta = preview.meta({
  title: 'requests/PurchaseRequests',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists the visible purchase requests, whom each awaits, and since when. Contains the form for a new one.',
      dos: [
        'Keep requests that wait for the person’s own signature one filter away.',
        'Show what is left of a line while the person types.',
      ],
      donts: ['Don’t offer signing here. A row links to its request.'],
    }),
  },
})

export const Full = meta.story({
  beforeEach: on(api => api.on(purchaseRequests.list, input => pageIn(requests, input))),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /./ }).length).toBeGreaterThanOrEqual(requests.length),
    )
  },
})

/** Requests wait until they are finished. A finished one shows neither a signer nor a time. */
export const Waiting = meta.story({
  beforeEach: on(api =>
    api.on(purchaseRequests.list, input =>
      pageIn(
        [
          requestRow(1, { description: 'Signed today', waiting_days: 0 }),
          requestRow(2, { description: 'Signed long ago', waiting_days: 12 }),
          requestRow(3, { ...none, description: 'Bought', state: 'bought', to_sign: [] }),
        ],
        input,
      ),
    ),
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const rowOf = (description: string) => canvas.findByRole('row', { name: new RegExp(`^.*${description}`) })
    const since = /for less than a day|منذ أقل من يوم/
    await expect(await rowOf('Signed today')).toHaveTextContent(since)
    await expect(await rowOf('Signed long ago')).toHaveTextContent(/for 12 days|منذ 12 يومًا/)
    const bought = await rowOf('Bought')
    await expect(bought).not.toHaveTextContent(since)
    await expect(bought).not.toHaveTextContent(/for \d+ day|منذ/)
    await expect(bought).toHaveTextContent('–')
  },
})

/** Bulk actions appear above the list. One reason applies to all selected requests. */
export const CancelingMany = meta.story({
  beforeEach: on(api =>
    api.on(purchaseRequests.list, input =>
      pageIn(
        requests.map(row => ({ ...row, can: { ...row.can, hold: true, cancel: true } })),
        input,
      ),
    ),
  ),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(requests.length + 1))
    for (const box of canvas.getAllByRole('checkbox').slice(1, 4)) await user.click(box)
    await user.click(await canvas.findByRole('button', { name: /^(Cancel request|إلغاء الطلب)$/ }))
    await expect(await within(document.body).findByRole('textbox')).toBeVisible()
  },
})

const adding = (query: Readonly<Record<string, string>>) =>
  on(
    api => {
      api.on(listProjects, () => pageOf())
      api.on(readProject, refuse('not_found'))
      api.on(purchaseRequests.managers, () => ({ data: [...managers] }))
      api.on(purchaseRequests.lines, () => ({ data: { usd_rate: 1.09, lines: [...lines] } }))
      api.on(purchaseRequests.add, () => ({ data: materials }))
    },
    { query },
  )

export const Adding = meta.story({
  beforeEach: adding({ add: 'multi_project' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('combobox')).not.toHaveLength(0)
  },
})

export const Empty = meta.story({ beforeEach: on(api => api.on(purchaseRequests.list, input => pageIn([], input))) })

export const Loading = meta.story({ beforeEach: on(api => api.on(purchaseRequests.list, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(purchaseRequests.list, refuse('unavailable'))) })
