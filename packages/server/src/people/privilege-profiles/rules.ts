import type { ErrorCode } from '@portal/contract/core/api/errors'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { Privilege } from '@portal/contract/core/rights/privileges'
import type { PrivilegeProfile } from '@portal/contract/people/privileges/privilege-profiles'
import { mayGrant } from '../users/rules.ts'

/** Fields that decide who may change a profile. */
interface Profile {
  readonly account_type: string | null
  readonly privileges: readonly Privilege[]
}

/**
 * Why a person may not edit a profile, or null. Only sysadmin edits starting profiles. Nobody edits a
 * profile that they have, because that would change their own privileges.
 */
export const refusesEditing = (user: Holder, profile: Profile, hasIt: boolean): ErrorCode | null => {
  if (profile.account_type !== null && !can(user, 'sysadmin')) return 'privilege_missing'
  return hasIt && !can(user, 'director') ? 'own_privileges' : null
}

export const rightsOnProfile = (
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
