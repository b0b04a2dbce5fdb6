import type { RequestKind } from '@portal/contract/requests/request-records'
import type { Portal } from '../../support/portal.ts'
import { addRequest } from '../../support/requests/requests.ts'

const own = {
  purchase_requests: { items: [{ name: 'Paper', quantity: 1, unit_price_minor: 100, budget_code: 'CORE-1' }] },
  employment_requests: {
    ...{ posts: 1, months: 1, contract_type: 'full_time', monthly_cost_minor: 100, budget_code: 'CORE-1' },
    justification: 'Work',
  },
} as const

/** Creates a core request of a kind. Core requests need no project. */
export const exampleRequest = (kind: RequestKind) => async (portal: Portal) => {
  const manager = await portal.person('staff', [{ group: 'signatures', command: 'sign' }])
  const draft = { type: 'core', location: 'syria', currency: 'usd', required_date: '2099-12-31', description: 'Paper' }
  const body = { ...draft, direct_manager_id: manager.id, ...own[kind] }
  return addRequest(portal, await portal.person('sysadmin'), body, kind)
}
