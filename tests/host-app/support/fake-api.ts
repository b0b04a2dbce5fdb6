import type { Endpoint, InputOf } from '@portal/contract/endpoint'
import { type ErrorCode, errorStatus } from '@portal/contract/errors'
import type * as z from 'zod/mini'

/** Ends a call with a problem: `throw new Refused('not_found')`. */
export class Refused extends Error {
  readonly problem: {
    readonly code: ErrorCode
    readonly errors?: readonly { path: string; code: string }[]
    data?: unknown
  }
  constructor(code: ErrorCode, more: { errors?: readonly { path: string; code: string }[]; data?: unknown } = {}) {
    super(code)
    this.problem = { code, ...more }
  }
}

interface Binding {
  readonly method: string
  readonly path: RegExp
  readonly names: readonly string[]
  readonly answer: (given: object) => unknown
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const bind = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  run: (input: InputOf<Endpoint<Input, Output>>) => z.input<Output>,
): Binding => ({
  method: endpoint.method,
  path: new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '([^/]+)')}$`),
  names: [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  // Both ways through the contract's schemas, so that a screen is never tested against what no server says.
  answer: given => endpoint.output.parse(run(endpoint.input.parse(given))),
})

/** A server in the page that obeys the contract; what nobody bound is answered with `not_found`. */
export const fakeApi = () => {
  const bindings: Binding[] = []
  const calls: { readonly method: string; readonly path: string; readonly given: Record<string, unknown> }[] = []
  const own = window.fetch
  const fetchFake: typeof fetch = async (input, init) => {
    const url = new URL(String(input), location.origin)
    const method = init?.method ?? 'GET'
    const found = bindings.findLast(one => one.method === method && one.path.test(url.pathname))
    const params = found?.path.exec(url.pathname)?.slice(1) ?? []
    const body: object = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    const given = {
      ...Object.fromEntries(url.searchParams),
      ...body,
      ...Object.fromEntries(params.map((value, at) => [found?.names[at] ?? '', decodeURIComponent(value)])),
    }
    calls.push({ method, path: url.pathname.replace(/^\/api/, ''), given })
    try {
      if (!found) throw new Refused('not_found')
      return json(200, found.answer(given))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const status = errorStatus[error.problem.code]
      return json(status, { type: 'about:blank', status, ...error.problem })
    }
  }
  return {
    calls,
    /** Answers an endpoint from now on; the last binding holds. */
    on: <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
      endpoint: Endpoint<Input, Output>,
      run: (input: InputOf<Endpoint<Input, Output>>) => z.input<Output>,
    ) => {
      bindings.push(bind(endpoint, run))
    },
    /** Takes the place of `fetch`. */
    install: () => {
      window.fetch = fetchFake
    },
    uninstall: () => {
      window.fetch = own
    },
  }
}

/** A page of rows that is all there is. */
export const pageOf = <Row>(...data: Row[]) => ({ data, next_cursor: null, total: data.length, total_exact: true })
