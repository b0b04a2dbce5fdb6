import type { Endpoint } from '@portal/contract/endpoint'
import type { PurchaseRequestRecord } from '@portal/contract/request_records'
import {
  buyPurchaseRequest,
  cancelPurchaseRequest,
  commentOnPurchaseRequest,
  holdPurchaseRequest,
  resumePurchaseRequest,
  signPurchaseRequest,
} from '@portal/contract/request_steps'
import type * as z from 'zod/mini'

/** What can be done with a request in a short form, the likeliest first. */
export const requestActions = ['sign', 'reject', 'buy', 'resume', 'comment', 'hold', 'cancel'] as const

/** One of them. */
export type RequestAction = (typeof requestActions)[number]

/** How each is done; all answer with the record as it is then. */
export const endpoints: Readonly<
  Record<RequestAction, Endpoint<z.ZodMiniType, (typeof signPurchaseRequest)['output']>>
> = {
  sign: signPurchaseRequest,
  reject: signPurchaseRequest,
  buy: buyPurchaseRequest,
  resume: resumePurchaseRequest,
  comment: commentOnPurchaseRequest,
  hold: holdPurchaseRequest,
  cancel: cancelPurchaseRequest,
}

/** What is open to the person now, by the record's own rights. */
export const actionsOn = ({ can, to_sign }: PurchaseRequestRecord): readonly RequestAction[] =>
  requestActions.filter(name => {
    if (name === 'comment') return true
    // A requester who thinks better of it cancels.
    if (name === 'reject') return to_sign.some(({ role }) => role !== 'requested_by')
    return name === 'sign' ? to_sign.length > 0 : can[name]
  })

/** What an action sends, with what was typed into its form; `way` is a place in `to_sign`. */
export const inputOf = (
  { id, version, revision, to_sign }: PurchaseRequestRecord,
  name: RequestAction,
  typed: Readonly<Record<string, string>>,
): object => {
  const { way = '0', ...texts } = typed
  if (name === 'comment') return { id, ...texts }
  if (name !== 'sign' && name !== 'reject') return { id, version, ...texts }
  const chosen = to_sign[Number(way)]
  return { id, revision, decision: name, role: chosen?.role, ...(chosen?.for && { for_id: chosen.for.id }), ...texts }
}
