import type { RequestLine } from '@portal/contract/requests/request-items'
import type { ListedRequest, RequestContent, RequestRecord } from '@portal/contract/requests/request-records'
import { idOf } from '../support/fake-rows.ts'

/** The requester of the materials. */
export const lina = { id: idOf(911), full_name_en: 'Lina Sabbagh', full_name_ar: 'لينا صباغ' }
const fadi = { id: idOf(912), full_name_en: 'Fadi Rizk', full_name_ar: 'فادي رزق' }
const rima = { id: idOf(913), full_name_en: 'Rima Farah', full_name_ar: 'ريما فرح' }

/** A budget holder who is away. */
export const hala = { id: idOf(914), full_name_en: 'Hala Jaber', full_name_ar: 'هالة جابر' }

/** People who can be chosen as direct manager. */
export const managers = [fadi, rima]

const wells = { id: idOf(801), code: 'EMH-02', name: 'Safe drinking water in rural Idlib' }
/** Rights of a person who may only view a request. */
export const nothing = {
  edit: false,
  hold: false,
  resume: false,
  cancel: false,
  buy: false,
  receive: false,
  short_close: false,
  post_expense: false,
  complete: false,
  reopen: false,
}

/** Budget lines of the project. The second has a low balance. */
export const lines: readonly RequestLine[] = [
  { id: idOf(821), code: 'B1', name: 'Training materials', unit: 'set', project: wells, surplus_minor: 420_000 },
  { id: idOf(822), code: 'B2', name: 'Furniture', unit: 'piece', project: wells, surplus_minor: 20_000 },
]

const items = [
  {
    ...{ name: 'Handbook for pump operators', unit: 'copy', quantity: 120, unit_price_minor: 350 },
    ...{ total_price_minor: 42_000, budget_item_id: idOf(821), budget_code: 'B1', unit_code: 'TR-01' },
  },
  {
    ...{ name: 'كراسي قابلة للطي', unit: null, quantity: 4, unit_price_minor: 4500 },
    ...{ total_price_minor: 18_000, budget_item_id: idOf(822), budget_code: 'B2', unit_code: null },
  },
]

/** Items of the first revision: fewer chairs, and a board that was removed later. */
const before = [
  ...items.slice(0, 1),
  ...items.slice(1).map(item => ({ ...item, quantity: 3, total_price_minor: 13_500 })),
  {
    ...{ name: 'White board', unit: 'piece', quantity: 1, unit_price_minor: 4500, total_price_minor: 4500 },
    ...{ budget_item_id: idOf(822), budget_code: 'B2', unit_code: null },
  },
]

const content: RequestContent = {
  ...{ reference: 'PR-2025-0017', type: 'project', project: wells, location: 'syria', required_date: '2025-07-14' },
  ...{ description: 'Materials for the training of pump operators', currency: 'eur', requester: lina },
  ...{ direct_manager: fadi, items, total_minor: 60_000 },
}

const HASH = '7d1f0c4b9a2e5d8836c1f4a7b0e9d2c5f8a1b4e7d0c3f6a9b2e5d8c1f4a7b0e9'
const PAST = 'b0e97d1f0c4b9a2e5d8836c1f4a7b0e9d2c5f8a1b4e7d0c3f6a9b2e5d8c1f4a7'

const scrawl =
  '_jAiPnASfAA~@Lp@Z`@f@Nl@?n@Il@Ud@WXUJMACQJ]Ze@l@k@z@k@dAe@lA_@nAQjAEbADt@Rd@\\Td@Bd@Gd@Q`@WVUJQ@GKFSV]f@a@t@a@dA_@jAYnAQjAGdABz@Jh@T {fAoU~AU~AS`BS~AQ~AM~AK`BG~AE~A?~AB`BF~AH~AL~AP`BP~AT~AT on@oF _q@gF'

const signed = (sequence: number, role: 'requested_by' | 'direct_manager', revision: number) => ({
  ...({ id: idOf(840 + sequence), sequence, role, decision: 'sign', revision, for: null, reason: null } as const),
  by: role === 'requested_by' ? lina : fadi,
  appearance:
    role === 'requested_by'
      ? ({ kind: 'drawn', strokes: scrawl } as const)
      : ({ kind: 'typed', text: 'Fadi Rizk' } as const),
  content_hash: revision === 2 ? HASH : PAST,
  at: `2025-06-${10 + sequence}T09:15:00.000Z`,
})

/** A request with two signatures and a second revision. The user signs next. */
export const materials: RequestRecord = {
  ...({ id: idOf(830), kind: 'purchase_requests', employment: null } as const),
  ...{ reference: content.reference, type: 'project', project: wells, description: content.description },
  ...{ location: 'syria', required_date: '2025-07-14', currency: 'eur', total_minor: 60_000, total_usd_minor: 65_400 },
  ...{ state: 'pending', revision: 2, requester: lina, next_role: 'budget_holder', version: 5, usd_rate: 1.09 },
  ...{ missing_office: null, completed_at: null },
  ...{ waiting_since: '2025-06-13T09:15:00.000Z', created_at: '2025-06-10T08:00:00.000Z', tier: 'budget_hold_3000' },
  can: { ...nothing },
  direct_manager: fadi,
  notes: 'The supplier in Idlib delivers on Thursdays.',
  items: items.map((item, at) => ({
    ...{ ...item, id: idOf(825 + at), total_usd_minor: Math.round(item.total_price_minor * 1.09), received: 0 },
    ...{ invoiced_minor: 0, open_minor: item.total_price_minor, most_minor: item.total_price_minor * 1.05 },
  })),
  signatures: [signed(1, 'requested_by', 1), signed(2, 'requested_by', 2), signed(3, 'direct_manager', 2)],
  revisions: [
    {
      ...{ number: 1, content: { ...content, location: 'turkey', items: before }, content_hash: PAST, by: lina },
      at: '2025-06-10T08:00:00.000Z',
      paper_code: '0C2A7B41D95E4F2A8B136D0E9F71',
    },
    {
      ...{ number: 2, content, content_hash: HASH, by: lina, paper_code: '4E1B9A62F0C74D3E9A55B7C81D20' },
      at: '2025-06-12T07:30:00.000Z',
    },
  ],
  events: [{ id: idOf(851), kind: 'resume', text: 'The quotes are here.', by: fadi, at: '2025-06-12T11:00:00.000Z' }],
  own_signatures: [],
  waiting_days: 12,
  latest: { kind: 'sign', role: 'direct_manager', by: fadi, at: '2025-06-13T09:15:00.000Z' },
  next_signers: [
    { by: rima, for: null },
    { by: hala, for: rima },
  ],
  ...{ receipts: [], commitments: [], split_with: [], split_hidden: 0, new_total: null },
  to_sign: [{ role: 'budget_holder', for: null }],
}

/** A list row of the request, with optional changes. */
export const rowOf = (at: number, given: Partial<ListedRequest>): ListedRequest => {
  const {
    direct_manager: _,
    notes: __,
    items: ___,
    usd_rate: ____,
    tier: _____,
    employment: ______,
    next_signers: _______,
    ...row
  } = materials
  return { ...row, id: idOf(860 + at), reference: `PR-2025-00${20 + at}`, ...given }
}

/** Fields of a row that awaits nobody. */
export const none = { next_role: null, waiting_since: null, waiting_days: null } as const

/** Requests in every state. */
export const requests: readonly ListedRequest[] = [
  rowOf(0, {}),
  rowOf(1, {
    description: 'قرطاسية للمكتب',
    type: 'core',
    project: null,
    currency: 'usd',
    total_minor: 8450,
    ...none,
    state: 'bought',
    latest: { kind: 'buy', role: null, by: rima, at: '2025-06-20T10:00:00.000Z' },
  }),
  rowOf(2, {
    description: 'Rent of a hall for three days',
    next_role: 'procurement_department',
    location: 'turkey',
    missing_office: 'procurement_department_turkey',
  }),
  rowOf(3, {
    description: 'Laptops for two projects',
    type: 'multi_project',
    project: null,
    state: 'onhold',
    total_minor: 412_000,
  }),
  rowOf(4, { description: 'مضخة احتياطية', state: 'delivered', total_minor: 1_250_000, ...none }),
  rowOf(5, {
    ...{ description: 'Catering', state: 'rejected', ...none },
    latest: { kind: 'reject', role: 'budget_holder', by: rima, at: '2025-06-14T08:30:00.000Z' },
  }),
  rowOf(6, { description: 'Banner', state: 'canceled', total_minor: 4000, ...none }),
]
