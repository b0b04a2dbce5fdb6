import { isOwn } from '@portal/contract/core/api/own-subject'
import { transitionOf } from '@portal/contract/core/records/transitions'
import { can } from '@portal/contract/core/rights/needs'
import { addExpense } from '@portal/contract/money/expenses/expenses'
import type { ListedRequest } from '@portal/contract/requests/request-records'
import { type Department, officerNeed } from '@portal/contract/requests/signatures'
import type { RequestRow } from './schema.ts'
import type { Signer } from './signing/signing-rules.ts'

/** A step in a request's life, apart from signatures. */
export type RequestStep = 'hold' | 'resume' | 'cancel' | 'buy'

/** The part of a request that its steps depend on. */
export type RequestSubject = Pick<
  RequestRow,
  'kind' | 'state' | 'location' | 'requester_id' | 'next_role' | 'cancel_asked_by' | 'cancel_asked_as' | 'completed_at'
>

/** The two departments that must both cancel a bought request. */
export type CancelingDepartment = NonNullable<RequestRow['cancel_asked_as']>

const isOfficer = (user: Signer, department: Department, { location }: RequestSubject) =>
  can(user, officerNeed(department, location))

/** State after a step, or undefined if the transition table has no such step. */
export const requestStateAfter = (
  { kind, state }: Pick<RequestRow, 'kind' | 'state'>,
  step: RequestStep | 'reject' | 'deliver' | 'short_close',
): RequestRow['state'] | undefined =>
  transitionOf(kind === 'purchase_requests' ? 'purchase_request' : 'employment_request', state, step)?.to

/**
 * The department for which a person may cancel a bought request, or undefined. Cancelling takes one person of each
 * department, and never the requester.
 */
export const cancelsFor = (user: Signer, request: RequestSubject): CancelingDepartment | undefined => {
  if (isOwn(user, [request.requester_id, request.cancel_asked_by])) return undefined
  const open = (['procurement', 'accounting'] as const).filter(one => one !== request.cancel_asked_as)
  return open.find(department => isOfficer(user, department, request))
}

const mayTake = (user: Signer, request: RequestSubject, step: RequestStep): boolean => {
  const isRequester = isOwn(user, request.requester_id)
  if (step === 'buy') return !isRequester && isOfficer(user, 'procurement', request) && request.next_role === null
  if (step === 'hold' || step === 'resume') {
    const isOpen = isOfficer(user, 'procurement', request) || isOfficer(user, 'operations', request)
    return isOpen && !(step === 'resume' && isRequester)
  }
  if (request.state === 'bought') return cancelsFor(user, request) !== undefined
  return isRequester || isOfficer(user, 'procurement', request)
}

/** The part of a signature that can bar somebody from receiving the goods. */
interface Given {
  readonly signature: { readonly role: string; readonly by_user: string; readonly for_user: string | null }
}

/**
 * Whether a person may receive the goods: the requester, or an operations officer of the location. Never someone who
 * signed for procurement, or was signed for.
 */
export const mayReceive = (user: Signer, request: RequestSubject, signatures: readonly Given[]): boolean =>
  requestStateAfter(request, 'deliver') !== undefined &&
  (isOwn(user, request.requester_id) || isOfficer(user, 'operations', request)) &&
  !signatures.some(
    ({ signature: { role, by_user, for_user } }) =>
      role === 'procurement_department' && isOwn(user, [by_user, for_user]),
  )

/**
 * Whether a person may declare that outstanding items won't be delivered: procurement, but never the
 * requester. Before the first delivery, two people cancel the request instead.
 */
export const mayCloseShort = (user: Signer, request: RequestSubject, hasReceipts: boolean): boolean =>
  requestStateAfter(request, 'short_close') !== undefined &&
  hasReceipts &&
  !isOwn(user, request.requester_id) &&
  isOfficer(user, 'procurement', request)

/** Possible steps with a request's invoices: post one, declare that no more follow, or undo that. */
export const invoiceStepsOf = ({ kind, state, completed_at }: RequestSubject) => {
  const last = kind === 'purchase_requests' ? 'delivered' : 'bought'
  const hasBegun = state === 'bought' || state === 'delivered'
  return {
    post_expense: hasBegun && completed_at === null,
    complete: state === last && completed_at === null,
    reopen: hasBegun && completed_at !== null,
  }
}

/** Whether a user may post, change, or drop invoices of a request. */
export const mayInvoice = (user: Signer, { requester_id }: Pick<RequestSubject, 'requester_id'>): boolean =>
  can(user, addExpense.needs) && !isOwn(user, requester_id)

const noInvoiceSteps = { post_expense: false, complete: false, reopen: false }

/** The invoice steps that a user may take. They need the right to post expenses. Requesters don't pay their requests. */
export const invoiceRightsOn = (user: Signer, request: RequestSubject) =>
  mayInvoice(user, request) ? invoiceStepsOf(request) : noInvoiceSteps

/** Data besides the request that rights on it depend on. */
export interface RequestCircumstances {
  readonly signatures: readonly Given[]
  readonly hasReceipts: boolean
}

const nothing: RequestCircumstances = { signatures: [], hasReceipts: false }

/** A user's rights on a request that they see, in its current state. */
export const rightsOnRequest = (
  user: Signer,
  request: RequestSubject,
  { signatures, hasReceipts } = nothing,
): ListedRequest['can'] => {
  const may = (step: RequestStep) => mayTake(user, request, step) && requestStateAfter(request, step) !== undefined
  return {
    edit: isOwn(user, request.requester_id) && request.state === 'pending',
    hold: may('hold'),
    resume: may('resume'),
    cancel: may('cancel'),
    buy: may('buy'),
    receive: mayReceive(user, request, signatures),
    short_close: mayCloseShort(user, request, hasReceipts),
    ...invoiceRightsOn(user, request),
  }
}

/** Whether a person may not take a step only because the request is their own. */
export const isRefusedAsOwn = (
  user: Signer,
  request: RequestSubject,
  step: keyof ListedRequest['can'],
  circumstances = nothing,
): boolean =>
  isOwn(user, request.requester_id) &&
  !rightsOnRequest(user, request, circumstances)[step] &&
  rightsOnRequest(user, { ...request, requester_id: '' }, circumstances)[step]
