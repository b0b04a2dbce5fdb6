import type { Endpoint, OutputOf, SentInput } from './endpoint.ts'
import { isErrorCode, type Problem, problem } from './errors.ts'
import { formOf } from './sent-form.ts'

/** A refused or failed call. `code` is `unavailable` where no answer came at all: nothing may have been stored. */
export class ProblemError extends Error {
  readonly problem: Problem
  /** Whether something was to be read, so that there was nothing to store. */
  readonly isRead: boolean
  constructor(given: Problem, isRead = false) {
    super(given.code)
    this.name = 'ProblemError'
    this.problem = given
    this.isRead = isRead
  }
}

/** A header of answers to staff: `waits` where the call wrote mail that goes out once a mail server is set. */
export const MAIL_HEADER = 'portal-mail'

/** How calls leave: the api root, and what happens on every answer (null: none came) and refusal for lack of a privilege. */
export interface Caller {
  readonly root: string
  readonly onDenied?: () => void
  readonly onAnswer?: (response: Response | null) => void
  readonly fetch?: typeof fetch
}

/** Longer than the server gives a request and then its answer. What comes later is from a line that is dead. */
const SILENCE_MS = 4 * 60 * 1000

const unanswered = (isRead: boolean) =>
  new ProblemError({ type: 'about:blank', status: 0, code: 'unavailable' }, isRead)

const problemOf = (status: number, body: unknown): Problem => {
  const parsed = problem.safeParse(body)
  if (parsed.success && isErrorCode(parsed.data.code)) return parsed.data
  return { type: 'about:blank', status, code: status >= 500 ? 'internal' : 'bad_request' }
}

const parts = (endpoint: Endpoint, input: object) => {
  const rest = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}

/** The address of a GET, which is its key in caches too. */
export const addressOf = <E extends Endpoint>(endpoint: E, input: SentInput<E>): string => {
  const { path, rest } = parts(endpoint, Object(input))
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])).toString()
  return query ? `${path}?${query}` : path
}

/**
 * Calls an endpoint, with credentials unless it is a beacon, and gives its answer, or throws a ProblemError. `key` makes
 * a POST safe to repeat: the same key never stores twice. `files` go to an endpoint that takes them.
 */
export const call = async <E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: SentInput<E>,
  key?: string,
  files: readonly Blob[] = [],
): Promise<OutputOf<E>> => {
  const { path, rest } = parts(endpoint, Object(input))
  const reads = endpoint.method === 'GET'
  const isForm = files.length > 0
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), SILENCE_MS)
  const response = await (caller.fetch ?? fetch)(caller.root + (reads ? addressOf(endpoint, input) : path), {
    method: endpoint.method,
    signal: silence.signal,
    credentials: endpoint.beacon ? 'omit' : 'include',
    keepalive: endpoint.beacon === true || endpoint.outlivesPage === true,
    headers: {
      accept: 'application/json',
      ...(reads || isForm ? {} : { 'content-type': 'application/json' }),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(reads ? {} : { body: isForm ? formOf(rest, files) : JSON.stringify(rest) }),
  }).catch(() => null)
  caller.onAnswer?.(response)
  const body: unknown = await response?.json().catch(() => null)
  clearTimeout(timer)
  if (!response) throw unanswered(reads)
  if (response.status === 403) caller.onDenied?.()
  if (!response.ok) throw new ProblemError(problemOf(response.status, body), reads)
  // Every answer of the portal is an object. This one broke off, or is a page of the network, such as its login.
  if (typeof body !== 'object' || body === null) throw unanswered(reads)
  return Object(body)
}
