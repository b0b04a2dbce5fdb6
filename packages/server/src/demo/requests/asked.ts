import type { Employment, RequestItem, RequestKind } from '@portal/contract/requests/request-records'
import given from '../texts/requests.json' with { type: 'json' }

/** What a demo request asks for. Its price depends on the amount left on a line. */
export interface DemoRequest {
  readonly kind: RequestKind
  readonly description: string
  readonly item: Pick<RequestItem, 'name' | 'unit' | 'quantity'>
  readonly employment?: Omit<Employment, 'contract_type' | 'monthly_cost_minor'>
}

export const purchases = (language: 'en' | 'ar'): readonly DemoRequest[] =>
  given[language].map(({ description, ...item }) => ({ kind: 'purchase_requests', description, item }))

export const employments = (language: 'en' | 'ar'): readonly DemoRequest[] =>
  given.posts[language].map(({ description, ...employment }) => ({
    ...{ kind: 'employment_requests', description, employment },
    item: { name: description, unit: null, quantity: employment.posts * employment.months },
  }))
