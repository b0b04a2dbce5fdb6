import type { RequestRecord } from '@portal/contract/request_records'
import { hala, lina, materials, nothing } from './request-records.ts'
import { idOf } from './support/fake-rows.ts'

/** The request after it was bought: a part has come, and a part of that was invoiced. */
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

/** The request after delivery: everything was invoiced, and it was completed. */
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
