import type { ListedRequest, RequestRecord } from '@portal/contract/requests/request-records'
import { idOf } from '../support/fake-rows.ts'
import { materials, none, rowOf } from './request-records.ts'

const employment = {
  ...({ posts: 2, months: 6, contract_type: 'full_time', monthly_cost_minor: 30_000 } as const),
  justification: 'The project works in three more villages from July on.',
}

const post = {
  ...{ name: 'Field monitor', unit: null, quantity: 12, unit_price_minor: 30_000, total_price_minor: 360_000 },
  ...{ budget_item_id: idOf(821), budget_code: 'B1', unit_code: null },
}

/** An employment request that awaits the budget holder. */
export const monitor: RequestRecord = {
  ...materials,
  ...{ id: idOf(880), kind: 'employment_requests', reference: 'ER-2025-0004' },
  ...{ description: 'Field monitor', employment },
  ...{ total_minor: 360_000, total_usd_minor: 392_400, tier: 'budget_hold_10000', notes: null, events: [] },
  items: [
    {
      ...{ ...post, id: idOf(881), total_usd_minor: 392_400, received: 0 },
      ...{ invoiced_minor: 0, open_minor: 360_000, most_minor: 369_174 },
    },
  ],
  signatures: materials.signatures.filter(({ revision }) => revision === 2),
  revisions: materials.revisions.map(one => ({
    ...one,
    content: {
      ...one.content,
      ...{ reference: 'ER-2025-0004', description: 'Field monitor', items: [post], total_minor: 360_000 },
      employment: one.number === 1 ? { ...employment, months: 3 } : employment,
    },
  })),
}

/** The employment request after its posts were filled, with three salaries posted per post. */
export const filled: RequestRecord = {
  ...monitor,
  ...{ state: 'bought', next_role: null, waiting_since: null, waiting_days: null, to_sign: [], next_signers: [] },
  can: { ...monitor.can, post_expense: true, complete: true },
  items: monitor.items.map(item => ({ ...item, invoiced_minor: 180_000, open_minor: 180_000 })),
}

/** Employment requests in several states. */
export const employments: readonly ListedRequest[] = [
  rowOf(10, { kind: 'employment_requests', reference: 'ER-2025-0004', description: 'Field monitor' }),
  rowOf(11, {
    ...{ kind: 'employment_requests', reference: 'ER-2025-0003', description: 'مساعد تدريب', state: 'bought' },
    ...none,
  }),
  rowOf(12, {
    ...{ kind: 'employment_requests', reference: 'ER-2025-0002', description: 'Finance assistant', state: 'rejected' },
    ...none,
  }),
]
