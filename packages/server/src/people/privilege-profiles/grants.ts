import type { Holder } from '@portal/contract/core/rights/needs'
import { nameOfPrivilege, type Privilege } from '@portal/contract/core/rights/privileges'
import { refuse } from '../../platform/http/refusal.ts'
import { firstMissing } from '../users/rules.ts'

/** Items of `given` that `former` lacks, compared by name. */
export const addedTo = <Given>(former: readonly Given[], given: readonly Given[], name: (one: Given) => string) => {
  const before = new Set(former.map(name))
  return given.filter(one => !before.has(name(one)))
}

const newPrivileges = (former: readonly Privilege[], given: readonly Privilege[]): Privilege[] =>
  addedTo(former, given, nameOfPrivilege)

/** Names of the privileges that a change adds and removes. */
export const differences = (former: readonly Privilege[], given: readonly Privilege[]) => ({
  added: newPrivileges(former, given).map(nameOfPrivilege).sort(),
  removed: newPrivileges(given, former).map(nameOfPrivilege).sort(),
})

/** Throws if the person would grant or revoke privileges that they lack. Names the first. */
export const refuseGrant = (user: Holder, given: readonly Privilege[]): void => {
  const missing = firstMissing(user, given)
  if (missing)
    throw refuse('privilege_missing', { errors: [{ path: nameOfPrivilege(missing), code: 'privilege_not_held' }] })
}

/** Like `refuseGrant`, for all privileges that a change adds or removes. */
export const refuseChange = (user: Holder, former: readonly Privilege[], given: readonly Privilege[]): void =>
  refuseGrant(user, [...newPrivileges(former, given), ...newPrivileges(given, former)])
