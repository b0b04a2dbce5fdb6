import type { Endpoint } from '@portal/contract/endpoint'
import type { PurchaseRequestRecord } from '@portal/contract/request_records'
import {
  buyPurchaseRequest,
  cancelPurchaseRequest,
  commentOnPurchaseRequest,
  holdPurchaseRequest,
  resumePurchaseRequest,
} from '@portal/contract/request_steps'
import type * as z from 'zod/mini'

/** What can be done with a request in a short form, the likeliest first. */
export const requestActions = ['buy', 'resume', 'comment', 'hold', 'cancel'] as const

/** One of them. */
export type RequestAction = (typeof requestActions)[number]

/** How each is done; all answer with the record as it is then. */
export const endpoints: Readonly<
  Record<RequestAction, Endpoint<z.ZodMiniType, (typeof buyPurchaseRequest)['output']>>
> = {
  buy: buyPurchaseRequest,
  resume: resumePurchaseRequest,
  comment: commentOnPurchaseRequest,
  hold: holdPurchaseRequest,
  cancel: cancelPurchaseRequest,
}

/** What is open to the person now, by the record's own rights. */
export const actionsOn = ({ can }: PurchaseRequestRecord): readonly RequestAction[] =>
  requestActions.filter(name => name === 'comment' || can[name])

/** What an action sends, with what was typed into its form. */
export const inputOf = (
  { id, version }: PurchaseRequestRecord,
  name: RequestAction,
  typed: Readonly<Record<string, string>>,
): object => (name === 'comment' ? { id, ...typed } : { id, version, ...typed })
