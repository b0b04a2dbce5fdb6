import type { Context } from '../../../platform/http/context.ts'
import { appendSignature, type NewLink } from '../../signatures/chain.ts'
import type { RequestRow } from '../schema.ts'

/** A step that was taken, with the resulting state. */
interface Taken extends Pick<NewLink, 'decision' | 'state' | 'next_role' | 'reason'> {
  readonly at: Date
}

/** Adds a step that changed a request's state to the chain. Like signatures, it must come last in its transaction. */
export const linkStep = (
  { db, user, services }: Context,
  { id, revision, content_hash, usd_rate, per_usd, total_usd_minor }: RequestRow,
  taken: Taken,
): Promise<void> =>
  appendSignature(db, services.secretKey, {
    ...{ request_id: id, revision, content_hash, usd_rate, per_usd, total_usd_minor },
    ...{ role: null, appearance: null, by_user: user.id, for_user: null },
    ...taken,
  })
