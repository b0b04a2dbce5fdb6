import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type * as z from 'zod/mini'
import type { Context, RequestContext } from './context.ts'
import { invalid } from './errors/invalid.ts'
import type { Limiter } from './serving/heavy-work.ts'

/** A call whose input has been read: whether it must leave no trace of the caller, and how to carry it out. */
export interface Prepared {
  readonly anonymous: boolean
  /** Carried out first, outside of the transaction; `run` receives what it answered. */
  readonly before: (request: RequestContext) => Promise<unknown>
  readonly run: (context: Context) => Promise<unknown>
  /** Carried out around both and around the transaction. */
  readonly limiter?: Limiter
}

/** An endpoint with the function that carries it out. Throws a refusal for input that does not fit. */
export interface Bound {
  readonly endpoint: Endpoint
  readonly prepare: (given: unknown) => Prepared
}

/**
 * Binds an endpoint to its handler. Guard, transaction, repeat protection and log are done around it in one place
 * (`serve.ts`), so a handler contains only what is particular to it. What it answers is cut to the endpoint's output
 * schema: a field that is not declared never leaves.
 */
export const handle = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  run: (input: z.infer<Input>, context: Context) => Promise<z.infer<Output>>,
): Bound => handleAfter(endpoint, async () => undefined, run)

/**
 * The same for a call with slow or counted work, such as hashing a password: `before` does it without a transaction,
 * so that no connection of the database waits for it, and counts stay when the call is refused.
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

/** The same endpoint, carried out within the bounds of heavy work. */
export const handleLimited = (limiter: Limiter, { endpoint, prepare }: Bound): Bound => ({
  endpoint,
  prepare: given => ({ ...prepare(given), limiter }),
})
