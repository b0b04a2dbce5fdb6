import type * as z from 'zod/mini'
import type { Need } from '../rights/needs.ts'
import type { ErrorCode } from './errors.ts'

/** HTTP methods in use. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * One call of the api, said once: the server binds it with `handle`, the client calls it with `call`, OpenAPI and the
 * authorisation tests are made from it. `input` is flat: names that are in `path` as `:name` go there, the others
 * into the query of a GET and the body of the rest.
 */
export interface Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> {
  readonly method: Method
  /** Below `/api`. */
  readonly path: `/${string}`
  /** One line for OpenAPI. */
  readonly summary: string
  readonly needs: Need
  readonly input: Input
  readonly output: Output
  /** Paths of the lists that have to be read again after it. */
  readonly touches?: readonly `/${string}`[]
  /** Who may see the record that a stale version is answered with; without it nobody is shown one. */
  readonly seenBy?: Need
  /** Codes it answers beside those that every endpoint can. */
  readonly errors?: readonly ErrorCode[]
  /** True where the time of the answer must not reveal what the server knows. */
  readonly constantTime?: true
  /**
   * True for what a page sends of its own accord and while it closes: without cookies, and no session is looked for.
   */
  readonly beacon?: true
  /** True for a short call that continues when its page is left or reloaded. */
  readonly outlivesPage?: true
  /** True for what an open page asks repeatedly without the person: it does not keep the session alive. */
  readonly background?: true
  /** True where somebody who has to set up a second factor first may call it before. */
  readonly duringSetUp?: true
  /** True where the browser has to forget the pages that it keeps for the way back. */
  readonly clearsCache?: true
  /** True where files may come with the input; then both are sent as a form (`formOf`). */
  readonly takesFiles?: true
  /** True where the answer contains what is shown once: a repeat is answered from memory, and it is stored nowhere. */
  readonly answersSecret?: true
  /** True where the answer says itself what has become of the mail that the call causes. */
  readonly saysMail?: true
  /** True where the same call twice changes nothing on its own: nothing is stored to know a repeat by. */
  readonly repeatsAlike?: true
  /** True for a call that must leave nothing which ties it to the caller: no audit, log line, key or last-seen. */
  anonymous?(input: z.infer<Input>): boolean
}

/** Declares an endpoint; without `needs` it does not compile (decision 36). */
export const endpoint = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> => definition

/** What the server's handler receives and the client's caller gives. */
export type InputOf<E extends Endpoint> = z.infer<E['input']>

/** What the client sends, before defaults and folding. */
export type SentInput<E extends Endpoint> = z.input<E['input']>

/** What is answered. */
export type OutputOf<E extends Endpoint> = z.infer<E['output']>
