import { apiRoot } from '@portal/contract/core/api/api-root'
import { type Caller, call, ProblemError } from '@portal/contract/core/api/call'
import type { Endpoint, OutputOf, SentInput } from '@portal/contract/core/api/endpoint'
import { noteAnswer } from './offline/connection.ts'
import { currentUser, setUser } from './session/current-user.ts'
import { noteDenied } from './session/denied.ts'
import { nextSession, sessionNumber } from './session/renewal.ts'
import { noteMail } from './session/waiting-mail.ts'

const configured = document.querySelector<HTMLMetaElement>('meta[name=portal-api]')?.content

/** How this page calls the server. */
const caller: Caller = {
  root: apiRoot(location, configured),
  onDenied: noteDenied,
  onAnswer: response => {
    noteAnswer(response)
    noteMail(response)
  },
}

/** Calls an endpoint for the page itself: where the session has ended it fails, and nobody is asked to log in again. */
export const callQuietly = <E extends Endpoint>(endpoint: E, input: SentInput<E>): Promise<OutputOf<E>> =>
  call(caller, endpoint, input)

/** The address of what is no endpoint: bytes that are sent to the server, or shown as they are. */
export const bytesAt = (path: string): string => caller.root + path

const isSignedOut = (error: unknown) => error instanceof ProblemError && error.problem.code === 'not_signed_in'

// From now on the guard leads to the set-up, and nowhere else.
const noteDue = (error: unknown) => {
  const user = currentUser()
  if (user && error instanceof ProblemError && error.problem.code === 'second_factor_required')
    setUser({ ...user, second_factor_due: true })
}

/**
 * Calls an endpoint as the signed-in person; throws a ProblemError. `key` makes a POST safe to repeat, `files` go
 * to an endpoint that takes them. Where the session
 * has ended the call waits until the person has logged in again, and is then sent once more.
 */
export const api = async <E extends Endpoint>(
  endpoint: E,
  input: SentInput<E>,
  key?: string,
  files?: readonly Blob[],
): Promise<OutputOf<E>> => {
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
