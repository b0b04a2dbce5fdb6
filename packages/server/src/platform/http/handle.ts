import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type * as z from 'zod/mini'
import type { Context, RequestContext } from './context.ts'
import { invalid } from './refusal.ts'
import type { Limiter } from './serving/heavy-work.ts'

/** A request with validated input. `anonymous` requests must leave no trace of the caller. */
export interface Prepared {
  readonly anonymous: boolean
  /** Runs first, outside the transaction. `run` receives its result. */
  readonly before: (request: RequestContext) => Promise<unknown>
  readonly run: (context: Context) => Promise<unknown>
  /** Wraps `before`, the transaction, and `run`. */
  readonly limiter?: Limiter
}

/** An endpoint with its handler. `prepare` throws a refusal for invalid input. */
export interface Bound {
  readonly endpoint: Endpoint
  readonly prepare: (given: unknown) => Prepared
}

/**
 * Binds an endpoint to its handler. `serve.ts` handles rights, the transaction, idempotency, and the log, so handlers
 * contain only their own logic. The output schema strips undeclared fields from the response.
 */
export const handle = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  run: (input: z.infer<Input>, context: Context) => Promise<z.infer<Output>>,
): Bound => handleAfter(endpoint, async () => undefined, run)

/**
 * Like `handle`, for requests with slow or counted work, such as hashing a password. `before` runs without a
 * transaction, so it holds no database connection. Its counts remain if the request is rejected.
 */
export const handleAfter = <Input extends z.ZodMiniType, Output extends z.ZodMiniType, Known>(
  endpoint: Endpoint<Input, Output>,
  before: (input: z.infer<Input>, request: RequestContext) => Promise<Known>,
  run: (input: z.infer<Input>, context: Context, known: Known) => Promise<z.infer<Output>>,
): Bound => ({
  endpoint,
  prepare: given => {
    const parsed = endpoint.input.safeParse(given)
    if (!parsed.success) throw invalid(parsed.error.issues)
    let known: Promise<Known>
    return {
      anonymous: endpoint.anonymous?.(parsed.data) ?? false,
      before: request => (known = before(parsed.data, request)),
      run: async context => endpoint.output.parse(await run(parsed.data, context, await known)),
    }
  },
})

/** Limits how many requests to an endpoint run at once. */
export const handleLimited = (limiter: Limiter, { endpoint, prepare }: Bound): Bound => ({
  endpoint,
  prepare: given => ({ ...prepare(given), limiter }),
})

/** Response of requests that only confirm success. */
export const DONE = { data: { done: true } } as const
