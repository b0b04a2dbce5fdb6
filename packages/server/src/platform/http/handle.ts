import type { Endpoint } from '@portal/contract/endpoint'
import { isFieldCode } from '@portal/contract/errors'
import type * as z from 'zod/mini'
import type { Context } from './context.ts'
import { refuse } from './refusal.ts'

/** A call whose input has been read: whether it must leave no trace of the caller, and how to carry it out. */
export interface Prepared {
  readonly anonymous: boolean
  readonly run: (context: Context) => Promise<unknown>
}

/** An endpoint with the function that carries it out. Throws a refusal for input that does not fit. */
export interface Bound {
  readonly endpoint: Endpoint
  readonly prepare: (given: unknown) => Prepared
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const invalid = (issues: readonly Issue[]) =>
  refuse('invalid', {
    errors: issues.slice(0, 50).map(({ path, message }) => ({
      path: path.map(String).join('.').slice(0, 100),
      code: isFieldCode(message) ? message : 'wrong_type',
    })),
  })

/**
 * Binds an endpoint to its handler. Guard, transaction, repeat protection and log are done around it in one place
 * (`serve.ts`), so a handler holds only what is particular to it. What it answers is cut to the endpoint's output
 * schema: a field that is not declared never leaves.
 */
export const handle = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  run: (input: z.infer<Input>, context: Context) => Promise<z.infer<Output>>,
): Bound => ({
  endpoint,
  prepare: given => {
    const parsed = endpoint.input.safeParse(given)
    if (!parsed.success) throw invalid(parsed.error.issues)
    return {
      anonymous: endpoint.anonymous?.(parsed.data) ?? false,
      run: async context => endpoint.output.parse(await run(parsed.data, context)),
    }
  },
})
