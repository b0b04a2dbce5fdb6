import type { Endpoint, InputOf } from '@portal/contract/core/api/endpoint'
import { type ErrorCode, errorStatus } from '@portal/contract/core/api/errors'
import type * as z from 'zod/mini'

interface More {
  readonly errors?: readonly { path: string; code: string }[]
  /** The present row, for `changed_meanwhile`. */
  readonly data?: unknown
}

/** Ends a call with a problem: `throw new Refused('not_found')`. */
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
  // Both ways through the contract's schemas, so that a screen is never tested against what no server says.
  answer: async given => {
    const read = endpoint.input.safeParse(given)
    if (!read.success) throw new Refused('invalid')
    return endpoint.output.parse(await run(read.data))
  },
})

/** An answer that never comes: `api.on(listDonors, never)`. */
export const never = (): Promise<never> => new Promise(() => undefined)

/** An answer that is always a refusal: `api.on(listDonors, refuse('unavailable'))`. */
export const refuse = (code: ErrorCode) => (): never => {
  throw new Refused(code)
}

/** A server in the page that obeys the contract; what nobody bound is answered with `not_found`. */
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
      // A fake that breaks the contract fails whatever is being shown, and does not pass for a server that is down.
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
    /** Answers an endpoint from now on; the last binding applies. */
    on: <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
      endpoint: Endpoint<Input, Output>,
      run: Run<Input, Output>,
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

/** Such a server. */
export type FakeApi = ReturnType<typeof fakeApi>

/** A page of rows that is all there is. */
export const pageOf = <Row>(...data: Row[]) => ({ data, next_cursor: null, total: data.length, total_exact: true })
