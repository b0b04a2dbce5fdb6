import { can } from '@portal/contract/core/rights/needs'
import type { Context } from '../../../platform/http/context.ts'
import { dayIn } from '../../../platform/time/day.ts'
import { delegatorsOf } from '../../delegations/store.ts'
import { allSigners } from '../../signatures/signers.ts'

/** Somebody who is away, whose roles the person may sign in. */
export type Principal = Awaited<ReturnType<typeof allSigners>>[number]

type Asking = Pick<Context, 'db' | 'user' | 'services'>

const delegatedAt = async ({ db, user, services }: Asking, at: Date, lock: boolean): Promise<readonly Principal[]> => {
  // A delegation grants roles and limit, not the right to sign.
  if (!can(user, ['signatures', 'sign'])) return []
  const ids = await delegatorsOf(db, user.id, dayIn(at, services.settings.TIME_ZONE), lock)
  return ids.length > 0 ? (await allSigners(db)).filter(({ id }) => ids.includes(id)) : []
}

/** For whom the person may sign today. */
export const principalsOf = (context: Asking): Promise<readonly Principal[]> =>
  delegatedAt(context, context.services.now(), false)

/**
 * Whoever the person signs for at this moment; undefined where they may not. Whatever would end the delegation waits
 * for the transaction, or is seen by it.
 */
export const principalAt = async (context: Asking, id: string, at: Date): Promise<Principal | undefined> =>
  (await delegatedAt(context, at, true)).find(one => one.id === id)
