import type { Holder } from '@portal/contract/core/rights/needs'
import { nameOfPrivilege, type Privilege } from '@portal/contract/core/rights/privileges'
import { refuse } from '../../platform/http/refusal.ts'
import { firstMissing } from '../users/rules.ts'

/** What is in the second list and not in the first. */
export const addedTo = <Given>(former: readonly Given[], given: readonly Given[], name: (one: Given) => string) => {
  const before = new Set(former.map(name))
  return given.filter(one => !before.has(name(one)))
}

/** The privileges of the second list that the first does not have. */
const newPrivileges = (former: readonly Privilege[], given: readonly Privilege[]): Privilege[] =>
  addedTo(former, given, nameOfPrivilege)

/** What a change of privileges adds and removes, by their names. */
export const differences = (former: readonly Privilege[], given: readonly Privilege[]) => ({
  added: newPrivileges(former, given).map(nameOfPrivilege).sort(),
  removed: newPrivileges(given, former).map(nameOfPrivilege).sort(),
})

/** Refuses to grant or take what the person does not have, and names the first of it (decisions 34 and 47). */
export const refuseGrant = (user: Holder, given: readonly Privilege[]): void => {
  const missing = firstMissing(user, given)
  if (missing)
    throw refuse('privilege_missing', { errors: [{ path: nameOfPrivilege(missing), code: 'privilege_not_held' }] })
}

/** Refuses a change of privileges that grants or takes what the person does not have. */
export const refuseChange = (user: Holder, former: readonly Privilege[], given: readonly Privilege[]): void =>
  refuseGrant(user, [...newPrivileges(former, given), ...newPrivileges(given, former)])
