import type { Context } from '../../platform/http/context.ts'
import { ofVersion, orNotFound, refuse } from '../../platform/http/refusal.ts'
import { countedKeys } from '../signatures/seal.ts'
import { breaksOf } from '../signatures/verify.ts'
import { changedRequests } from './evidence/changed-requests.ts'
import { evidenceOf } from './evidence/readable.ts'
import { requestRecordOf, visibleOf, type Which } from './read.ts'
import type { RequestRow } from './schema.ts'
import { lockRequest } from './store.ts'

/** Recomputes all fingerprints and seals. Nobody may sign or continue a request that was altered in the database. */
export const refuseAltered = async ({ db, services }: Context, id: string): Promise<void> => {
  const found = await evidenceOf(db, id)
  if (!found) throw refuse('request_altered')
  const { evidence, requests } = found
  const breaks = await breaksOf({ evidence, isComplete: false, keys: countedKeys(services) })
  if (breaks.length > 0 || changedRequests(requests, evidence).length > 0) throw refuse('request_altered')
}

/**
 * Locks a request that the user sees until the transaction ends. Throws `request_altered` if it differs from what was
 * written and signed.
 */
export const lockedRequest = async (context: Context, which: Which): Promise<RequestRow> => {
  const { request } = orNotFound(await lockRequest(context.db, which.id, await visibleOf(context, which.kind)))
  await refuseAltered(context, request.id)
  return request
}

/**
 * Like `lockedRequest`, for this version only. For another version, throws an error that carries the current record.
 */
export const lockedVersion = async (
  context: Context,
  { version, ...which }: Which & { readonly version: number },
): Promise<RequestRow> => ofVersion(await lockedRequest(context, which), version, () => requestRecordOf(context, which))
