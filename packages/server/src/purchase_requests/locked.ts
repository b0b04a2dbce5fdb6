import type { Context } from '../platform/http/context.ts'
import { ofVersion, orNotFound } from '../platform/http/not-found.ts'
import { principalsOf } from './principals.ts'
import { recordOf } from './read.ts'
import type { RequestRow } from './schema.ts'
import { lockRequest } from './store.ts'
import { isRequestVisible } from './visible.ts'

/** The request with this id, which nobody else changes until the transaction ends, if the person sees it. */
export const lockedRequest = async (context: Context, id: string): Promise<RequestRow> => {
  const { db, user } = context
  return orNotFound(await lockRequest(db, id, isRequestVisible(user, await principalsOf(context)))).request
}

/** The same of this version; refuses with the present record where it has another. */
export const locked = async (
  context: Context,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<RequestRow> => ofVersion(await lockedRequest(context, id), version, () => recordOf(context, id))
