import { ownSubject } from '@portal/contract/core/api/own-subject'
import { type Failure, failureOf } from '../sending.ts'

/**
 * What a failed request means for its entries:
 * - `unreachable`: the portal didn't respond. They wait and are retried with growing pauses.
 * - `temporary`: the portal is busy. They wait as long as it says, or else with growing pauses.
 * - `signed_out`: they wait until the person has signed in again.
 * - `failed`: a server error, maybe caused by an entry. A single entry is tried three times, then set aside.
 * - `refused`: they are set aside at once.
 * - `conflict`: the widget resolves it, for example by showing both values. Otherwise they are set aside.
 */
export type FailureKind = 'unreachable' | 'temporary' | 'signed_out' | 'failed' | 'refused' | 'conflict'

/** After these failures an entry waits, whatever it contains. */
export const WAITING: readonly FailureKind[] = ['unreachable', 'temporary', 'signed_out']

export interface SendFailure extends Failure {
  readonly kind: FailureKind
  /** Whether the reason applies to the whole batch, so that splitting it would not help. */
  readonly concernsAll: boolean
  readonly thrown: unknown
}

const kindOf = (status: number, retryAfter: number | undefined): FailureKind => {
  if (status === 401) return 'signed_out'
  if (status === 409) return 'conflict'
  if (status === 429 || (status === 503 && retryAfter !== undefined)) return 'temporary'
  // 408: the connection was too slow. Status 0 and above 500: a proxy can't reach the portal, or the network requires a
  // login first.
  if (status < 400 || status === 408 || status > 500) return 'unreachable'
  return status < 500 ? 'refused' : 'failed'
}

const problemOf = (thrown: unknown): object => {
  const problem: unknown = Reflect.get(Object(thrown), 'problem')
  return Object(problem)
}

/** Reads what a port threw. An error without the contract's `problem` means that no response came. */
export const sendFailureOf = (thrown: unknown): SendFailure => {
  const failure = failureOf(thrown)
  const { code, fields, retryAfter } = failure
  const problem = problemOf(thrown)
  const given: unknown = Reflect.get(problem, 'status')
  const status = typeof given === 'number' ? given : code === 'unavailable' ? 0 : 400
  // A single entry can cause both codes, so splitting the batch helps. A firewall or proxy that blocks one text
  // responds with `bad_request`. The server rejects a request whose marks include one's own (docs/rules/training.md).
  const mayBeDueToOne = code === 'bad_request' || code === ownSubject
  const namesNoEntry = Object.keys(fields).length === 0 && !('data' in problem) && !mayBeDueToOne
  const concernsAll = namesNoEntry && (status === 403 || status === 404 || status === 409)
  return { ...failure, kind: kindOf(status, retryAfter), concernsAll, thrown }
}
