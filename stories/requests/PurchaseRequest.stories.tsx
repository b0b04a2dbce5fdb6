import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import PurchaseRequest from '../../packages/host-app/src/requests/requests/record/RequestPage.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { arriving, completed, raising, waitingInvoices } from './bought-request-records.ts'
import { materials } from './request-records.ts'

const Screen = screenOf(PurchaseRequest, 'PurchaseRequest', { id: materials.id })

const meta = preview.meta({
  title: 'requests/PurchaseRequest',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'One purchase request: its status, items, signatures, and revisions.',
      dos: [
        'Read the buttons from the record’s own rights.',
        'Keep the signatures of earlier revisions, and mark them as void.',
      ],
      donts: ['Don’t work out rights on this page.'],
    }),
  },
})

const of = (row: RequestRecord, query: Readonly<Record<string, string>> = {}) =>
  on(api => api.on(purchaseRequests.read, () => ({ data: row })), { query })

export const Waiting = meta.story({
  beforeEach: of(materials),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: materials.description })).toBeVisible()
  },
})

export const Signatures = meta.story({ beforeEach: of(materials, { tab: 'signatures' }), tags: ['visual'] })

export const Revisions = meta.story({
  beforeEach: of(materials, { tab: 'revisions' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/White board/)).toBeVisible()
  },
})

export const OnPaper = meta.story({
  // Takes no picture, because the paper shows the date and the portal's address.
  beforeEach: of(materials, { act: 'print' }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const link = await dialog.findByRole('img', { name: /^(Link that shows|رابط يُظهر)/ })
    // The dialog fades in.
    await waitFor(() => expect(link).toBeVisible())
    await expect(dialog.getAllByRole('listitem')).toHaveLength(5)
    await expect(dialog.getByText('4E1B-9A62-F0C7-4D3E-9A55-B7C8-1D20')).toBeVisible()
  },
})

export const Stuck = meta.story({
  beforeEach: of({
    ...materials,
    ...{
      next_role: 'procurement_department',
      missing_office: 'procurement_department_turkey',
      ...{ to_sign: [], next_signers: [] },
      location: 'turkey',
    },
    split_with: [{ id: materials.id, reference: 'PR-2025-0016' }],
    split_hidden: 2,
  }),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'PR-2025-0016' })).toBeVisible()
    await expect(canvas.getByText(/requests are hidden|طلبان مخفيان/)).toBeVisible()
  },
})

export const Receipts = meta.story({
  beforeEach: of(arriving, { tab: 'receipts' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Delivery 1|التسليم 1)$/)).toBeVisible()
  },
})

export const NewTotal = meta.story({
  beforeEach: of(raising, { tab: 'signatures' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/waiting for your signature|تنتظر توقيعك/)).toBeVisible()
    // The page header names the invoice too. The reason appears only beside the revision to sign and in the history.
    await expect(canvas.getAllByText(/312\.00/)).toHaveLength(2)
    await expect(canvas.getAllByText(/freight since June/)).toHaveLength(2)
    await expect(canvas.getByText(/600\.00.*660\.00/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /(Revision 3 of|النسخة 3 من)/ })).toBeVisible()
    // Shows the signatures that remain valid beside the budget holder's open one.
    await expect(canvas.getByRole('button', { name: /^(Sign|توقيع|وقّع)$/ })).toBeVisible()
  },
})

/** The requester sees that the invoice is pending, for whom, and by how much it exceeds the total. */
export const NewTotalWaiting = meta.story({
  beforeEach: of({ ...raising, to_sign: [] }),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/168\.00.*480\.00.*441\.00/)).toBeVisible()
    await expect(canvas.getByText(/600\.00.*660\.00/)).toBeVisible()
  },
})

/** The finance officer can post the invoice from here. */
export const NewTotalSigned = meta.story({
  beforeEach: of({ ...raising, to_sign: [], new_total: waitingInvoices.signed }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Post the invoice|ترحيل الفاتورة)$/ })).toBeVisible()
    // The explanation disappears after the decision.
    await expect(canvas.queryByText(/480\.00.*441\.00/)).toBeNull()
  },
})

/** Shows the reason first, then the allowed actions. */
export const NewTotalRejected = meta.story({
  beforeEach: of({ ...raising, to_sign: [], new_total: waitingInvoices.rejected }),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/لا يشمل العقد/)).toBeVisible()
    await expect(canvas.queryByText(/600\.00.*660\.00/)).toBeNull()
  },
})

export const Receiving = meta.story({
  beforeEach: of(arriving, { act: 'receive' }),
  tags: ['behaviour'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const [quantity] = await dialog.findAllByRole('spinbutton')
    await expect(quantity).toHaveValue('40')
  },
})

export const Posting = meta.story({
  beforeEach: of(arriving, { act: 'post_expense' }),
  tags: ['behaviour'],
  play: async () => {
    const dialog = within(document.body)
    await expect(await dialog.findByDisplayValue('252.00')).toBeVisible()
    await expect(dialog.getByText(/420\.00.*168\.00.*252\.00.*441\.00/)).toBeVisible()
  },
})

export const Closing = meta.story({
  beforeEach: of(arriving, { act: 'short_close' }),
  tags: ['behaviour'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('textbox', { name: /^(Reason|السبب)/ })).toBeRequired()
  },
})

export const Completed = meta.story({
  beforeEach: of(completed),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Completed on|تاريخ الإكمال)$/)).toBeVisible()
  },
})

/** The buttons fit on one line of the narrowest phone. The menu contains the rare ones. */
export const CompletedOnPhone = meta.story({
  beforeEach: of(completed),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const reopen = await canvas.findByRole('button', { name: /^(Reopen|إعادة فتح الطلب)/ })
    const more = canvas.getByRole('button', { name: /^(More actions|إجراءات أخرى|المزيد)/ })
    await expect(more.getBoundingClientRect().top).toBe(reopen.getBoundingClientRect().top)
  },
})

export const Loading = meta.story({ beforeEach: on(api => api.on(purchaseRequests.read, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(purchaseRequests.read, refuse('unavailable'))) })
