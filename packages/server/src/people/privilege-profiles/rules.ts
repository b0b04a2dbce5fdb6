import type { ErrorCode } from '@portal/contract/core/api/errors'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { Privilege } from '@portal/contract/core/rights/privileges'
import type { PrivilegeProfile } from '@portal/contract/people/privileges/privilege-profiles'
import { mayGrant } from '../users/rules.ts'

/** A profile, as far as it decides what may be done to it. */
interface Profile {
  readonly account_type: string | null
  readonly privileges: readonly Privilege[]
}

/**
 * Why a person may not change a profile, or null. Those that account types start with are sysadmin's (decision 45), and
 * nobody changes one of their own, which would be to change their own privileges (decision 34).
 */
export const refusesEditing = (user: Holder, profile: Profile, hasIt: boolean): ErrorCode | null => {
  if (profile.account_type !== null && !can(user, 'sysadmin')) return 'privilege_missing'
  return hasIt && !can(user, 'director') ? 'own_privileges' : null
}

/** What a person may do with a profile. */
export const rightsOn = (
  user: Holder,
  profile: Profile & { readonly people: number },
  hasIt: boolean,
): PrivilegeProfile['can'] => {
  const controls = can(user, ['users', 'control_profiles'])
  return {
    edit: controls && refusesEditing(user, profile, hasIt) === null,
    delete: controls && profile.account_type === null && profile.people === 0,
    give: controls && mayGrant(user, profile.privileges),
  }
}
