import type { Context } from '../platform/http/context.ts'
import { ofVersion, orNotFound } from '../platform/http/not-found.ts'
import { recordOf, visibleOf, type Which } from './read.ts'
import type { RequestRow } from './schema.ts'
import { lockRequest } from './store.ts'

/** The request of this kind and id, which nobody else changes until the transaction ends, if the person sees it. */
export const lockedRequest = async (context: Context, which: Which): Promise<RequestRow> =>
  orNotFound(await lockRequest(context.db, which.id, await visibleOf(context, which.kind))).request

/** The same of this version; refuses with the present record where it has another. */
export const locked = async (
  context: Context,
  { version, ...which }: Which & { readonly version: number },
): Promise<RequestRow> => ofVersion(await lockedRequest(context, which), version, () => recordOf(context, which))
