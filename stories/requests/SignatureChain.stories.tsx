import { type ChainReport, readBundle, readChain } from '@portal/contract/requests/signature-chain'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import SignatureChain from '../../packages/host-app/src/requests/signature-chain/SignatureChain.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'

const Screen = screenOf(SignatureChain, 'SignatureChain')

const meta = preview.meta({
  title: 'requests/SignatureChain',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Checks all signatures, and offers a file for checking them without the portal.',
      dos: ['Name the first break in the banner. It usually causes the ones that follow.'],
      donts: ['Don’t offer repairs. The chain is evidence.'],
    }),
  },
})

const report: ChainReport = {
  links: 1284,
  revisions: 301,
  head: { sequence: 1284, hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
  keys: [
    { key: '3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29', seals: 1401, is_own: true },
    { key: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', seals: 184, is_own: false },
  ],
  breaks: [],
  broken: 0,
  checked_at: '2026-11-23T08:00:00.000Z',
}
const request = { request_id: '018f0000-0000-7000-8000-000000000001', reference: 'PR-2026-0007', revision: 2 }
const broken: ChainReport = {
  ...report,
  breaks: [
    { code: 'signature_changed', sequence: 412, ...request },
    { code: 'seal_missing', sequence: 413, ...request },
    { code: 'seal_without_subject', sequence: null, request_id: null, reference: null, revision: null },
  ],
  broken: 5,
}

export const Unbroken = meta.story({
  tags: ['visual'],
  beforeEach: on(api => {
    api.on(readChain, () => ({ data: report }))
    api.on(readBundle, refuse('busy'))
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(All signatures are unchanged|جميع التواقيع سليمة لم تتغير)$/)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const Broken = meta.story({
  tags: ['visual'],
  beforeEach: on(api => api.on(readChain, () => ({ data: broken }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(4)
    await expect(
      canvas.getByText(/(at signature 412: The signature was changed|عند التوقيع 412: تم تغيير التوقيع)$/),
    ).toBeVisible()
    await expect(canvas.getAllByText('PR-2026-0007')[0]).toBeVisible()
  },
})

const unreadable: ChainReport = {
  ...report,
  breaks: [{ code: 'unreadable', sequence: null, request_id: null, reference: null, revision: null }],
  broken: 1,
}

/** If the damaged signature is unknown, the page doesn't call any signature valid. */
export const Unreadable = meta.story({
  beforeEach: on(api => api.on(readChain, () => ({ data: unreadable }))),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^(What is stored there cannot be read|المخزَّن هناك تالف)/)).toHaveLength(2)
    await expect(canvas.queryByText(/(are valid, but|سليمة، لكن)/)).toBeNull()
  },
})

const unreadablePart: ChainReport = {
  ...report,
  breaks: [{ code: 'unreadable', sequence: 17, last: 32, request_id: null, reference: null, revision: null }],
  broken: 1,
}

/** Lists everything stored in the damaged part, not only its start. */
export const UnreadablePart = meta.story({
  beforeEach: on(api => api.on(readChain, () => ({ data: unreadablePart }))),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('17–32')).toBeVisible()
  },
})

export const Nothing = meta.story({
  beforeEach: on(api =>
    api.on(readChain, () => ({ data: { ...report, links: 0, revisions: 0, head: null, keys: [] } })),
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Nothing has been signed yet|لم يُوقَّع على شيء بعد)$/)).toBeVisible()
    await expect(canvas.queryByText(/^(All signatures are unchanged|جميع التواقيع سليمة لم تتغير)$/)).toBeNull()
  },
})

export const Loading = meta.story({ beforeEach: on(api => api.on(readChain, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(readChain, refuse('busy'))) })
