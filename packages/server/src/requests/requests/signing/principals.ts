import { dayIn } from '@portal/contract/core/fields/zoned-time'
import { can } from '@portal/contract/core/rights/needs'
import type { Context } from '../../../platform/http/context.ts'
import { delegatorsOf } from '../../delegations/store.ts'
import { allSigners } from '../../signatures/signers.ts'

/** An absent person in whose roles the user may sign. */
export type Principal = Awaited<ReturnType<typeof allSigners>>[number]

type Asking = Pick<Context, 'db' | 'user' | 'services'>

const delegatedAt = async ({ db, user, services }: Asking, at: Date, lock: boolean): Promise<readonly Principal[]> => {
  // A delegation grants roles and limits, but not the right to sign.
  if (!can(user, ['signatures', 'sign'])) return []
  const ids = await delegatorsOf(db, user.id, dayIn(at, services.settings.TIME_ZONE), lock)
  return ids.length > 0 ? (await allSigners(db)).filter(({ id }) => ids.includes(id)) : []
}

/** People for whom the user may sign today. */
export const principalsOf = (context: Asking): Promise<readonly Principal[]> =>
  delegatedAt(context, context.services.now(), false)

/**
 * The principal for whom the user signs now, or undefined if they may not. Locks the delegation. Transactions that
 * would end it either wait, or are already visible.
 */
export const principalAt = async (context: Asking, id: string, at: Date): Promise<Principal | undefined> =>
  (await delegatedAt(context, at, true)).find(one => one.id === id)
