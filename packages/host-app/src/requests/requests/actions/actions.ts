import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import type { requestSteps } from '@portal/contract/requests/request-steps'
import type * as z from 'zod/mini'
import { endpointsOf } from '../shared/endpoints.ts'

/** What can be done with a request in a short form, the likeliest first. */
export const requestActions = [
  ...(['buy', 'receive', 'post_expense', 'complete', 'short_close'] as const),
  ...(['resume', 'hold', 'reopen', 'cancel'] as const),
] as const

/** One of them. */
export type RequestAction = (typeof requestActions)[number]

/** One that is a step of the request itself. */
export type RequestStep = Exclude<RequestAction, 'post_expense'>

/**
 * Those that make sense for several at once: nobody receives or pays by the dozen, and each signature has its own
 * request.
 */
export const manyActions = ['buy', 'resume', 'hold', 'cancel'] as const satisfies readonly RequestAction[]

/** How an action is done to a request; all answer with the record as it is then. */
export const endpointOf = (
  { kind }: Pick<RequestRecord, 'kind'>,
  name: RequestStep,
): Endpoint<z.ZodMiniType, ReturnType<typeof requestSteps>['buy']['output']> =>
  name === 'receive' || name === 'short_close' ? purchaseRequests[name] : endpointsOf[kind][name]

/** The texts of an action: posts are filled, not bought. */
export const textsOfAction = <Name extends RequestAction>({ kind }: Pick<RequestRecord, 'kind'>, name: Name) =>
  name === 'buy' && kind === 'employment_requests' ? 'fill' : name

/** The items that are paid from a budget line; those of a core request are not. */
export const linesWithBudget = ({ items }: RequestRecord) =>
  items.filter(({ budget_item_id }) => budget_item_id !== null)

/** What is open to the person now, by the record's own rights. */
export const actionsOn = (row: RequestRecord): readonly RequestAction[] =>
  requestActions.filter(name => row.can[name] && (name !== 'post_expense' || linesWithBudget(row).length > 0))

/** How much of an item is still to come; quantities have two decimals. */
export const quantityLeft = ({ quantity, received }: RequestRecord['items'][number]): number =>
  Math.round((quantity - received) * 100) / 100

/** The items of which something is still to come, by their place. */
export const leftToReceive = ({ items }: RequestRecord) =>
  items.map((item, position) => ({ ...item, position, left: quantityLeft(item) })).filter(({ left }) => left > 0)
