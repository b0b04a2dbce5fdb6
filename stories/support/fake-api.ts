import type { Endpoint, InputOf } from '@portal/contract/core/api/endpoint'
import { type ErrorCode, errorStatus } from '@portal/contract/core/api/errors'
import type * as z from 'zod/mini'

interface More {
  readonly errors?: readonly { path: string; code: string }[]
  /** The current row, for `changed_meanwhile`. */
  readonly data?: unknown
  /** For codes that name months. */
  readonly months?: readonly string[]
}

/** Rejects a request with a problem: `throw new Refused('not_found')`. */
export class Refused extends Error {
  readonly problem: More & { readonly code: ErrorCode }
  constructor(code: ErrorCode, more: More = {}) {
    super(code)
    this.problem = { code, ...more }
  }
}

type Run<Input extends z.ZodMiniType, Output extends z.ZodMiniType> = (
  input: InputOf<Endpoint<Input, Output>>,
) => z.input<Output> | Promise<z.input<Output>>

interface Binding {
  readonly method: string
  readonly path: RegExp
  readonly names: readonly string[]
  readonly answer: (given: object) => Promise<unknown>
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const bind = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  run: Run<Input, Output>,
): Binding => ({
  method: endpoint.method,
  path: new RegExp(`/api${endpoint.path.replace(/:\w+/g, '([^/]+)')}$`),
  names: [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  // Parses input and output with the contract's schemas, so that no screen is tested against impossible responses.
  answer: async given => {
    const read = endpoint.input.safeParse(given)
    if (!read.success) throw new Refused('invalid')
    return endpoint.output.parse(await run(read.data))
  },
})

/** A response that never arrives: `api.on(listDonors, never)`. */
export const never = (): Promise<never> => new Promise(() => undefined)

/** A response that always fails: `api.on(listDonors, refuse('unavailable'))`. */
export const refuse = (code: ErrorCode) => (): never => {
  throw new Refused(code)
}

/** A fake server in the page that follows the contract. Unbound endpoints answer `not_found`. */
export const fakeApi = () => {
  const bindings: Binding[] = []
  const calls: { readonly method: string; readonly path: string; readonly given: Record<string, unknown> }[] = []
  const own = window.fetch
  const fetchFake: typeof fetch = async (input, init) => {
    const url = new URL(String(input), location.origin)
    if (!url.pathname.includes('/api/')) return own(input, init)
    const method = init?.method ?? 'GET'
    const found = bindings.findLast(one => one.method === method && one.path.test(url.pathname))
    const params = found?.path.exec(url.pathname)?.slice(1) ?? []
    const body: object = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    const given = {
      ...Object.fromEntries(url.searchParams),
      ...body,
      ...Object.fromEntries(params.map((value, at) => [found?.names[at] ?? '', decodeURIComponent(value)])),
    }
    calls.push({ method, path: url.pathname.replace(/^.*\/api/, ''), given })
    try {
      if (!found) throw new Refused('not_found')
      return json(200, await found.answer(given))
    } catch (error) {
      // A fake that breaks the contract must fail the story. Otherwise it would look like an unavailable server.
      if (!(error instanceof Refused)) {
        reportError(error)
        throw error
      }
      const status = errorStatus[error.problem.code]
      return json(status, { type: 'about:blank', status, ...error.problem })
    }
  }
  return {
    calls,
    /** Binds a response to an endpoint. The last binding wins. */
    on: <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
      endpoint: Endpoint<Input, Output>,
      run: Run<Input, Output>,
    ) => {
      bindings.push(bind(endpoint, run))
    },
    install: () => {
      window.fetch = fetchFake
    },
    uninstall: () => {
      window.fetch = own
    },
  }
}

export type FakeApi = ReturnType<typeof fakeApi>

/** The only page of a list. */
export const pageOf = <Row>(...data: Row[]) => ({ data, next_cursor: null, total: data.length, total_exact: true })
