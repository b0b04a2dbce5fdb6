import type { Orm } from '../../platform/database/index.ts'
import type { Step } from '../../requests/requests/rules.ts'
import type { RequestRow } from '../../requests/requests/schema.ts'
import { addEvent } from '../../requests/requests/store.ts'
import { appendSignature, type Signing } from '../../requests/signatures/chain.ts'

/** Steps from pending to each state, with the state that each step reaches. */
const steps: Partial<Record<RequestRow['state'], readonly (readonly [Step | 'deliver', RequestRow['state']])[]>> = {
  onhold: [['hold', 'onhold']],
  bought: [['buy', 'bought']],
  delivered: [
    ['buy', 'bought'],
    ['deliver', 'delivered'],
  ],
  canceled: [['cancel', 'canceled']],
}

type Stepped = Pick<
  Signing,
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
    await addEvent(db, { request_id, kind, text: null, by_user, at })
    await appendSignature(db, secretKey, {
      ...{ ...link, decision: kind, state: reached, by_user },
      ...{ role: null, for_user: null, reason: null, appearance: null },
    })
  }
}
