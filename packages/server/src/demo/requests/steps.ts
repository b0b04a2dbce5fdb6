import type { Orm } from '../../platform/database/index.ts'
import type { RequestStep } from '../../requests/requests/rules.ts'
import type { RequestRow } from '../../requests/requests/schema.ts'
import { addRequestEvent } from '../../requests/requests/store.ts'
import { appendSignature, type NewLink } from '../../requests/signatures/chain.ts'

/** Steps from pending to each state, with the state that each step reaches. */
const steps: Partial<
  Record<RequestRow['state'], readonly (readonly [RequestStep | 'deliver', RequestRow['state']])[]>
> = {
  onhold: [['hold', 'onhold']],
  bought: [['buy', 'bought']],
  delivered: [
    ['buy', 'bought'],
    ['deliver', 'delivered'],
  ],
  canceled: [['cancel', 'canceled']],
}

type Stepped = Pick<
  NewLink,
  'request_id' | 'content_hash' | 'revision' | 'at' | 'next_role' | 'usd_rate' | 'per_usd' | 'total_usd_minor'
> & { readonly receiver: string; readonly officer: string }

/** Adds the steps that led a request to its state to its history and to the chain. */
export const seedSteps = async (
  db: Orm,
  secretKey: Buffer,
  state: RequestRow['state'],
  { receiver, officer, ...link }: Stepped,
): Promise<void> => {
  const { request_id, at } = link
  for (const [kind, reached] of steps[state] ?? []) {
    const by_user = kind === 'deliver' ? receiver : officer
    await addRequestEvent(db, { request_id, kind, text: null, by_user, at })
    await appendSignature(db, secretKey, {
      ...{ ...link, decision: kind, state: reached, by_user },
      ...{ role: null, for_user: null, reason: null, appearance: null },
    })
  }
}
