import { listSignatures } from '@portal/contract/requests/requests'
import { expect, userEvent as user, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Signatures from '../../packages/host-app/src/requests/signatures/Signatures.tsx'
import { never, pageOf, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { managers, requests } from './request-records.ts'

const Screen = screenOf(Signatures, 'Signatures')

const meta = preview.meta({
  title: 'requests/Signatures',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists the requests that wait for the person’s signature, and those that they have signed.',
      dos: ['Show the request that has waited longest first.'],
      donts: ['Don’t offer signing here. A row links to its request.'],
    }),
  },
})

const [first, ...others] = requests
const [colleague = null, away = null] = managers
const waiting = first && { ...first, to_sign: [{ role: 'budget_holder' as const, for: away }] }
const signed = others.map(row => ({ ...row, own_signatures: [{ by: colleague, for: away }] }))

export const Full = meta.story({
  beforeEach: on(api =>
    api.on(listSignatures, ({ mine }) => pageOf(...(mine === 'waiting' && waiting ? [waiting] : signed))),
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(2)
    await expect(await canvas.findByText(/(for Rima Farah|عن ريما فرح)$/)).toBeVisible()
    const [, tab] = canvas.getAllByRole('tab')
    if (!tab) throw new Error('there is no second tab')
    await user.click(tab)
    await expect(await canvas.findAllByText(/^(Fadi Rizk for Rima Farah|فادي رزق عن ريما فرح)$/)).toHaveLength(
      signed.length,
    )
  },
})

const ofBothKinds = requests.map((row, at) => (at === 0 ? { ...row, kind: 'employment_requests' as const } : row))

/** Filtered by the URL. Everything in the waiting list is pending; the signed list shows each state. */
export const OfOneKind = meta.story({
  beforeEach: on(
    api => api.on(listSignatures, ({ kind }) => pageOf(...ofBothKinds.filter(row => !kind || row.kind === kind))),
    { query: { kind: 'employment_requests' } },
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('button', { name: /^(Kind of request|نوع الطلب)/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Status|الحالة)/ })).toBeNull()
    const [, tab] = canvas.getAllByRole('tab')
    if (!tab) throw new Error('there is no second tab')
    await user.click(tab)
    await expect(await canvas.findByRole('button', { name: /^(Status|الحالة)/ })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(requests.length + 1))
  },
})

export const Empty = meta.story({ beforeEach: on(api => api.on(listSignatures, () => pageOf())) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listSignatures, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listSignatures, refuse('unavailable'))) })
