import type { AccountType } from '@portal/contract/core/rights/accounts'
import type { Need } from '@portal/contract/core/rights/needs'
import { type Privilege, privileges } from '@portal/contract/core/rights/privileges'

/** Type and privileges of an account. */
export interface Right {
  readonly type: AccountType
  readonly privileges: readonly Privilege[]
}

/** Returns the privilege of a need that consists of exactly one. */
export const tupleOf = (need: Need): Privilege | undefined => {
  if (typeof need !== 'object' || !(0 in need)) return undefined
  const [group, command] = need
  return { group, command: command ?? privileges[group][0] }
}

/** Returns an account that satisfies a need and nothing more. It doesn't use `can`, because tests compare the two. */
export const exactly = (need: Need): Right => {
  const tuple = tupleOf(need)
  if (tuple) return { type: 'staff', privileges: [tuple] }
  if (need === 'sysadmin') return { type: 'sysadmin', privileges: [] }
  if (need === 'director') return { type: 'project_director', privileges: [] }
  if (need === 'user_area') return { type: 'user', privileges: [] }
  if (typeof need === 'object' && 'anyOf' in need && need.anyOf[0]) return exactly(need.anyOf[0])
  if (typeof need === 'object' && 'allOf' in need)
    return { type: 'staff', privileges: need.allOf.flatMap(one => exactly(one).privileges) }
  return { type: 'staff', privileges: [] }
}
