import { apiRoot, type Caller, call, ProblemError } from '@portal/contract/core/api/call'
import type { CallApi, Endpoint, OutputOf, SentInput } from '@portal/contract/core/api/endpoint'
import { noteAnswer } from './offline/connection.ts'
import { currentUser, setUser } from './session/current-user.ts'
import { nextSession, sessionNumber } from './session/renewal.ts'
import { noteDenied, noteMail } from './session/response-notes.ts'

const configured = document.querySelector<HTMLMetaElement>('meta[name=portal-api]')?.content

const caller: Caller = {
  root: apiRoot(location, configured),
  onDenied: noteDenied,
  onAnswer: response => {
    noteAnswer(response)
    noteMail(response)
  },
}

/**
 * Calls an endpoint in the background. If the session has ended, the request fails without asking the person to log in.
 */
export const callQuietly = <E extends Endpoint>(endpoint: E, input: SentInput<E>): Promise<OutputOf<E>> =>
  call(caller, endpoint, input)

/** The URL of a path that isn't an endpoint, such as uploaded bytes or a file that is shown directly. */
export const bytesAt = (path: string): string => caller.root + path

const isSignedOut = (error: unknown) => error instanceof ProblemError && error.problem.code === 'not_signed_in'

// With this flag, the guard redirects every route to the set-up of a second factor.
const noteDue = (error: unknown) => {
  const user = currentUser()
  if (user && error instanceof ProblemError && error.problem.code === 'second_factor_required')
    setUser({ ...user, second_factor_due: true })
}

/**
 * Calls an endpoint as the signed-in person. Throws a `ProblemError`. `key` is the idempotency key that makes a POST
 * safe to retry. `files` are sent to endpoints that accept them. If the session has ended, the request stays pending
 * until the person logs in again, and is then retried.
 */
export const api: CallApi = async (endpoint, input, key, files) => {
  const session = sessionNumber()
  try {
    return await call(caller, endpoint, input, key, files)
  } catch (error) {
    noteDue(error)
    if (!currentUser() || !isSignedOut(error)) throw error
    if (session === sessionNumber() && !(await nextSession())) throw error
  }
  return api(endpoint, input, key, files)
}
