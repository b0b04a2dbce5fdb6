import { type RequestPaper, verifyPaper } from '@portal/contract/requests/request-papers'
import { expect, userEvent as user, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import VerifyRequest from '../../packages/host-app/src/requests/request-papers/VerifyRequest.tsx'
import { refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { materials } from './request-records.ts'

const Screen = screenOf(VerifyRequest, 'VerifyRequest')

const meta = preview.meta({
  title: 'requests/VerifyRequest',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows anyone who holds a printed request what was signed.',
      dos: ['Use the layout of the print, so that people can compare the two figure by figure.'],
      donts: ['Don’t reveal anything for a wrong code, except that it is wrong.'],
    }),
  },
})

const [, revision] = materials.revisions
if (!revision) throw new Error('the request has no second revision')

const paper: RequestPaper = {
  ...{ verdict: 'as_signed', differences: [], state: 'pending', revision: 2, present_revision: 2 },
  ...{ content: revision.content, content_hash: revision.content_hash, total_usd_minor: materials.total_usd_minor },
  signatures: materials.signatures.filter(signature => signature.revision === 2),
  checked_at: '2025-06-14T08:00:00.000Z',
}

const showing = (given: Partial<RequestPaper>) =>
  on(api => api.on(verifyPaper, () => ({ data: { ...paper, ...given } })))

/** Types the paper's code and submits it. */
const compare = async (canvas: ReturnType<typeof within>) => {
  await user.type(await canvas.findByRole('textbox'), revision.paper_code)
  await user.click(canvas.getByRole('button', { name: /^(Compare|مقارنة)$/ }))
}

export const AsSigned = meta.story({
  tags: ['visual'],
  beforeEach: showing({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await compare(canvas)
    await expect(await canvas.findByText(/^(This is what was signed|هذا ما تم التوقيع عليه)$/)).toBeVisible()
    await expect(canvas.getByText(paper.content_hash)).toBeVisible()
  },
})

export const Altered = meta.story({
  tags: ['visual'],
  beforeEach: showing({ verdict: 'altered', differences: ['items', 'total_minor'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await compare(canvas)
    await expect(await canvas.findByText(/^(This is not what was signed|هذا ليس ما تم التوقيع عليه)$/)).toBeVisible()
  },
})

export const Superseded = meta.story({
  beforeEach: showing({ verdict: 'superseded', revision: 1 }),
  play: async ({ canvasElement }) => compare(within(canvasElement)),
})

export const Unreadable = meta.story({
  beforeEach: showing({ verdict: 'altered', content: null, state: null }),
  play: async ({ canvasElement }) => compare(within(canvasElement)),
})

export const Unknown = meta.story({
  beforeEach: on(api => api.on(verifyPaper, refuse('not_found'))),
  play: async ({ canvasElement }) => compare(within(canvasElement)),
})

export const Empty = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: /^(Compare|مقارنة)$/ }))
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/This field is required|هذا الحقل مطلوب/)
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
})
