import type { Endpoint, OutputOf, SentInput } from './endpoint.ts'
import { isErrorCode, type Problem, problem } from './errors.ts'
import { formOf } from './sent-form.ts'

/** A rejected or failed request. Without a response, `code` is `unavailable`: nothing may have been stored. */
export class ProblemError extends Error {
  readonly problem: Problem
  /** True for a GET, which had nothing to store. */
  readonly isRead: boolean
  constructor(given: Problem, isRead = false) {
    super(given.code)
    this.name = 'ProblemError'
    this.problem = given
    this.isRead = isRead
  }
}

/** `waits` tells staff that the request queued mail that can't be sent until a mail server is configured. */
export const MAIL_HEADER = 'portal-mail'

/** `onAnswer` runs after every attempt and receives null without a response. `onDenied` runs on a 403. */
export interface Caller {
  readonly root: string
  readonly onDenied?: () => void
  readonly onAnswer?: (response: Response | null) => void
  readonly fetch?: typeof fetch
}

/** Longer than the server's time limits for a request and its response. After that, the connection is dead. */
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

/** URL of a GET below the API root. It is also the cache key. */
export const addressOf = <E extends Endpoint>(endpoint: E, input: SentInput<E>): string => {
  const { path, rest } = parts(endpoint, Object(input))
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])).toString()
  return query ? `${path}?${query}` : path
}

/** Returns the response body, or throws a ProblemError. Repeating a POST with the same `key` stores only once. */
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
  // Every response of the portal is an object. Anything else was cut short or comes from the network, such as a login
  // page.
  if (typeof body !== 'object' || body === null) throw unanswered(reads)
  return Object(body)
}

export interface PageLocation {
  readonly protocol: string
  readonly hostname: string
}

export const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(\.\d{1,3}){3}$/.test(hostname)

/** `configured` wins, then port 8000 for pages that Vite or the like serves from loopback. */
export const apiRoot = (page: PageLocation, configured?: string | null): string =>
  configured || (isLoopback(page.hostname) ? `${page.protocol}//${page.hostname}:8000/api` : '/api')
