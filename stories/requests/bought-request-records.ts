import type { WaitingInvoice } from '@portal/contract/money/expenses/waiting-invoices'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import { idOf } from '../support/fake-rows.ts'
import { hala, lina, materials, nothing } from './request-records.ts'

/** The request after purchase: partly delivered, and partly invoiced. */
export const arriving: RequestRecord = {
  ...materials,
  ...{ state: 'bought', next_role: null, waiting_since: null, waiting_days: null, to_sign: [], next_signers: [] },
  can: { ...nothing, receive: true, short_close: true, post_expense: true },
  items: materials.items.map((item, at) => ({
    ...item,
    ...(at === 0 && { received: 80, invoiced_minor: 16_800, open_minor: 25_200 }),
  })),
  receipts: [
    {
      ...{ number: 1, items: [{ position: 0, quantity: 80 }], note: 'The rest comes next week.', by: lina },
      at: '2025-07-10T10:30:00.000Z',
    },
  ],
  commitments: [
    { item_id: idOf(821), code: 'B1', name: 'Training materials', amount_minor: 25_200 },
    { item_id: idOf(822), code: 'B2', name: 'Furniture', amount_minor: 18_000 },
  ],
}

/** The completed request: delivered and fully invoiced. */
export const completed: RequestRecord = {
  ...arriving,
  ...{ state: 'delivered', completed_at: '2025-07-30T08:00:00.000Z', commitments: [] },
  can: { ...nothing, reopen: true },
  items: arriving.items.map(item => ({
    ...item,
    ...{ received: item.quantity, invoiced_minor: item.total_price_minor, open_minor: 0 },
  })),
  events: [
    ...arriving.events,
    { id: idOf(852), kind: 'complete', text: 'All invoices are paid.', by: hala, at: '2025-07-30T08:00:00.000Z' },
  ],
}

const former = arriving.revisions.at(-1)

const why = {
  ...{ of_revision: 2, position: 0, approved_minor: 42_000, most_minor: 44_100, invoiced_minor: 16_800 },
  ...{ amount_minor: 31_200, explanation: 'The supplier charges freight since June.' },
}

const asked: NonNullable<RequestRecord['new_total']> = {
  ...{ ...why, id: idOf(853), revision: 3, former_total_minor: 60_000, total_minor: 66_000 },
  line: { id: idOf(825), name: former?.content.items[0]?.name ?? '' },
  invoice: { date: '2025-07-11', description: 'Materials with freight', reference: 'INV-204' },
  ...{ by: hala, at: '2025-07-12T08:00:00.000Z', decision: null, can: { post: false, drop: true } },
}

/** Invoices in three states: awaiting a new total, signed and ready to post, and rejected. */
export const waitingInvoices = {
  waiting: asked,
  signed: {
    ...asked,
    decision: { kind: 'sign', by: hala, reason: null, at: '2025-07-13T08:00:00.000Z' },
    can: { post: true, drop: true },
  },
  rejected: {
    ...asked,
    decision: { kind: 'reject', by: hala, reason: 'لا يشمل العقد أجور الشحن.', at: '2025-07-13T08:00:00.000Z' },
  },
} as const satisfies Readonly<Record<string, typeof asked>>

/** The invoices as listed among a project's expenses. */
export const listedInvoices: readonly WaitingInvoice[] = Object.values(waitingInvoices).map((one, at) => ({
  ...{ ...one, id: idOf(860 + at), currency: 'eur' },
  request: { id: materials.id, kind: materials.kind, reference: materials.reference, opens: true },
}))

/** The request with an invoice beyond the tolerance, as the budget holder sees it. */
export const raising: RequestRecord = {
  ...arriving,
  to_sign: [{ role: 'budget_holder', for: null }],
  revisions: former
    ? [
        ...arriving.revisions,
        {
          ...former,
          ...{ number: 3, by: hala, at: '2025-07-12T08:00:00.000Z', paper_code: '9A3C1E5577D04B6E8F10C2D4A6B8' },
          content: {
            ...former.content,
            items: former.content.items.map((item, at) =>
              at === 0 ? { ...item, raised_minor: 6000, total_price_minor: 48_000 } : item,
            ),
            ...{ total_minor: 66_000, new_total: why },
          },
        },
      ]
    : [],
  new_total: asked,
}
