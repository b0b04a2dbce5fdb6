import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import type { requestSteps } from '@portal/contract/requests/request-steps'
import type * as z from 'zod/mini'
import { endpointsOf } from '../shared/endpoints.ts'

/** Request actions that have a short form, most likely first. */
export const requestActions = [
  ...(['buy', 'receive', 'post_expense', 'complete', 'short_close'] as const),
  ...(['resume', 'hold', 'reopen', 'cancel'] as const),
] as const

export type RequestAction = (typeof requestActions)[number]

/** An action that is a step of the request itself. */
export type StepAction = Exclude<RequestAction, 'post_expense'>

/** Actions on several requests at once. Receipts, invoices, and signatures need one request at a time. */
export const manyActions = ['buy', 'resume', 'hold', 'cancel'] as const satisfies readonly RequestAction[]

/** Endpoint of an action. Each returns the updated record. */
export const endpointOf = (
  { kind }: Pick<RequestRecord, 'kind'>,
  name: StepAction,
): Endpoint<z.ZodMiniType, ReturnType<typeof requestSteps>['buy']['output']> =>
  name === 'receive' || name === 'short_close' ? purchaseRequests[name] : endpointsOf[kind][name]

/** Text keys of an action. Employment requests are filled, not bought. */
export const textsOfAction = <Name extends RequestAction>({ kind }: Pick<RequestRecord, 'kind'>, name: Name) =>
  name === 'buy' && kind === 'employment_requests' ? 'fill' : name

/** Items charged to a budget line. Core requests have none. */
export const linesWithBudget = ({ items }: RequestRecord) =>
  items.filter(({ budget_item_id }) => budget_item_id !== null)

/** Actions that the user can take now, according to the record's rights. */
export const actionsOn = (row: RequestRecord): readonly RequestAction[] =>
  requestActions.filter(name => row.can[name] && (name !== 'post_expense' || linesWithBudget(row).length > 0))
