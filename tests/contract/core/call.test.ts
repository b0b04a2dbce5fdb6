import { listComplaints, readComplaint, replyToComplaint } from '@portal/contract/complaints/complaints'
import { addressOf, apiRoot, type Caller, call, ProblemError } from '@portal/contract/core/api/call'
import { login, readUser } from '@portal/contract/people/access/access'
import { reportVital } from '@portal/contract/workspace/vitals'
import { afterEach, describe, expect, test, vi } from 'vitest'

interface Seen {
  url: string
  init: RequestInit
}

const answering = (status: number, body: unknown, type = 'application/problem+json') => {
  const seen: Seen[] = []
  const denied: number[] = []
  const caller: Caller = {
    root: '/api',
    onDenied: () => denied.push(1),
    fetch: async (url, init) => {
      seen.push({ url: String(url), init: init ?? {} })
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return new Response(text, { status, headers: { 'content-type': type } })
    },
  }
  return { caller, seen, denied }
}

const failure = async (running: Promise<unknown>): Promise<ProblemError> => {
  const error = await running.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ProblemError)) throw new Error('it did not fail with a problem')
  return error
}

afterEach(() => void vi.useRealTimers())

const id = '0b8f4c1e-6f3d-4d55-9a44-0d5f0a3f7a11'

describe('apiRoot', () => {
  test.each([
    ['http:', 'localhost', 'http://localhost:8000/api'],
    ['http:', '127.0.0.1', 'http://127.0.0.1:8000/api'],
    ['http:', '127.8.9.1', 'http://127.8.9.1:8000/api'],
    ['http:', '[::1]', 'http://[::1]:8000/api'],
    ['https:', 'portal.example.org', '/api'],
    ['https:', 'localhost.example.org', '/api'],
    ['http:', '127.0.0.1.example.org', '/api'],
    ['http:', '192.168.0.5', '/api'],
  ])('resolves a page at %s//%s to %s', (protocol, hostname, root) => {
    expect(apiRoot({ protocol, hostname })).toBe(root)
  })

  test('prefers the path that the server configured', () => {
    expect(apiRoot({ protocol: 'http:', hostname: 'localhost' }, '/api')).toBe('/api')
    expect(apiRoot({ protocol: 'http:', hostname: 'localhost' }, '')).toBe('http://localhost:8000/api')
    expect(apiRoot({ protocol: 'http:', hostname: 'localhost' }, null)).toBe('http://localhost:8000/api')
  })
})

describe('call', () => {
  test('sends a GET with credentials and its input in path and query', async () => {
    const { caller, seen } = answering(200, { data: [], next_cursor: null, total: 0, total_exact: true })
    const answer = await call(caller, listComplaints, { search: 'a&b=ج', status: 'new', cursor: undefined })
    expect(answer.data).toEqual([])
    expect(seen[0]?.url).toBe('/api/complaints?search=a%26b%3D%D8%AC&status=new')
    expect(seen[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(seen[0]?.init).not.toHaveProperty('body')
    expect(addressOf(readComplaint, { id })).toBe(`/complaints/${id}`)
    expect(addressOf(readUser, {})).toBe('/user')
  })

  test('sends JSON without the path parameters, with an idempotency key', async () => {
    const { caller, seen } = answering(200, { data: {} })
    await call(caller, replyToComplaint, { id, version: 3, reply: 'Done' }, 'key-of-this-try')
    expect(seen[0]?.url).toBe(`/api/complaints/${id}/reply`)
    expect(JSON.parse(String(seen[0]?.init.body))).toEqual({ version: 3, reply: 'Done' })
    const headers = new Headers(seen[0]?.init.headers)
    expect([headers.get('content-type'), headers.get('idempotency-key')]).toEqual([
      'application/json',
      'key-of-this-try',
    ])
  })

  test('throws the problem that the server returned', async () => {
    const document = {
      type: 'urn:portal:problem:invalid',
      status: 400,
      code: 'invalid',
      errors: [{ path: 'email', code: 'email_invalid' }],
    }
    const { caller, denied } = answering(400, document)
    const error = await failure(call(caller, login, { email: 'x', password: 'x' }))
    expect(error.problem).toEqual(document)
    expect(denied).toEqual([])
  })

  test('calls onDenied on a 403 with any body', async () => {
    const { caller, denied } = answering(403, 'no')
    expect((await failure(call(caller, readUser, {}))).problem).toMatchObject({ status: 403, code: 'bad_request' })
    expect(denied).toEqual([1])
  })

  test.each([
    [502, '<html>Bad gateway</html>', 'internal'],
    [404, '<html>Nothing</html>', 'bad_request'],
    [500, { type: 'x', status: 500, code: 'made_up' }, 'internal'],
    [400, { type: 'x', status: 400, code: 'toString' }, 'bad_request'],
  ])('turns a %i from another program into a problem', async (status, body, code) => {
    const { caller } = answering(status, body, 'text/html')
    expect((await failure(call(caller, readUser, {}))).problem).toMatchObject({ status, code })
  })

  test('throws unavailable when the request fails without a response', async () => {
    const caller: Caller = { root: '/api', fetch: () => Promise.reject(new TypeError('failed to fetch')) }
    expect((await failure(call(caller, readUser, {}))).problem).toMatchObject({ status: 0, code: 'unavailable' })
  })

  test.each([
    ['a login page of the network', '<html>Log in to this Wi-Fi</html>', 'text/html'],
    ['a truncated response', '{"data":{"id"', 'application/json'],
    ['an empty body', '', 'application/json'],
    ['JSON other than an object', '"ok"', 'application/json'],
  ])('treats %s with status 200 as unavailable', async (_, body, type) => {
    const { caller } = answering(200, body, type)
    expect((await failure(call(caller, readUser, {}))).problem).toMatchObject({ status: 0, code: 'unavailable' })
  })

  test('aborts after four minutes without a response', async () => {
    vi.useFakeTimers()
    const before = vi.getTimerCount()
    const signals: (AbortSignal | null | undefined)[] = []
    const caller: Caller = {
      root: '/api',
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          signals.push(init?.signal)
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        }),
    }
    const failed = failure(call(caller, readUser, {}))
    await vi.advanceTimersByTimeAsync(239_000)
    expect(signals.map(signal => signal?.aborted)).toEqual([false])
    await vi.advanceTimersByTimeAsync(1000)
    expect((await failed).problem).toMatchObject({ status: 0, code: 'unavailable' })
    expect(vi.getTimerCount()).toBe(before)
  })

  test.each([
    ['rejected', answering(500, '').caller],
    ['unanswered', { root: '/api', fetch: () => Promise.reject(new TypeError('failed to fetch')) }],
  ])('marks a %s read, in contrast to a write, as isRead', async (_, caller) => {
    expect((await failure(call(caller, readUser, {}))).isRead).toBe(true)
    expect((await failure(call(caller, login, { email: 'x', password: 'x' }))).isRead).toBe(false)
  })
})

test('sends a beacon with keepalive and without cookies', async () => {
  const { caller, seen } = answering(200, { data: {} }, 'application/json')
  await call(caller, reportVital, { name: 'CLS', value: 0.1, route: 'Login' })
  await call(caller, readUser, {})
  expect(seen.map(({ init }) => [init.credentials, init.keepalive])).toEqual([
    ['omit', true],
    ['include', false],
  ])
})
