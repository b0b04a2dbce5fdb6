import type * as z from 'zod/mini'
import type { Need } from '../rights/needs.ts'
import type { ErrorCode } from './errors.ts'
import type { OwnRefusal } from './own-subject.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * The single definition of an endpoint. `handle` binds it on the server, `call` requests it, and OpenAPI and the
 * authorisation tests are generated from it. `input` is flat. Fields named in `path` as `:name` go there. The rest goes
 * into the query of a GET, or the body of other methods.
 */
export interface Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> {
  readonly method: Method
  /** Relative to `/api`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly needs: Need
  readonly input: Input
  readonly output: Output
  /** Paths of the lists to reload after this request. */
  readonly touches?: readonly `/${string}`[]
  /** Who may see the current record when their version is stale. Defaults to nobody. */
  readonly seenBy?: Need
  /** Codes besides those that every endpoint can return. */
  readonly errors?: readonly ErrorCode[]
  /**
   * Error code if the person decides about themselves. Every endpoint that decides about a person has one. Tests send
   * each of these requests about its sender, and list the writes that have no subject.
   */
  readonly refusesOwn?: OwnRefusal
  /** Responds in constant time, so that the duration doesn't reveal what the server knows. */
  readonly constantTime?: true
  /** For requests that pages send automatically, even while closing. Sent without cookies or session. */
  readonly beacon?: true
  /** For a short request that continues after its page is left or reloaded. */
  readonly outlivesPage?: true
  /** For polling by an open page. It doesn't keep the session alive. */
  readonly background?: true
  /** Allowed while the person still has to set up a required second factor. */
  readonly duringSetUp?: true
  /** Makes the browser clear its back/forward cache. */
  readonly clearsCache?: true
  /** Accepts files. Input with files is sent as a form (`formOf`). */
  readonly takesFiles?: true
  /** The response contains a secret that is shown once. It is stored nowhere; retries get it from memory. */
  readonly answersSecret?: true
  /** The response reports mail delivery itself, so the server doesn't set `MAIL_HEADER`. */
  readonly saysMail?: true
  /**
   * Must arrive before a deadline. It has an hourly limit of its own, so that other writes can't use it up.
   */
  readonly hasDeadline?: true
  /** Repeating the request stores nothing more, so the server stores no idempotency key. */
  readonly repeatsAlike?: true
  /** True if the request must be untraceable: no audit, log line, idempotency key, or last-seen time. */
  anonymous?(input: z.infer<Input>): boolean
}

/** Declares an endpoint. The compiler requires `needs`. */
export const endpoint = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> => definition

/** Input as the handler receives it, after defaults and normalisation. */
export type InputOf<E extends Endpoint> = z.infer<E['input']>

/** Input as the client sends it, before defaults and normalisation. */
export type SentInput<E extends Endpoint> = z.input<E['input']>

export type OutputOf<E extends Endpoint> = z.infer<E['output']>

/** Calls an endpoint as the signed-in person. Repeating a key never stores twice. */
export type CallApi = <E extends Endpoint>(
  endpoint: E,
  input: SentInput<E>,
  key?: string,
  files?: readonly Blob[],
) => Promise<OutputOf<E>>
