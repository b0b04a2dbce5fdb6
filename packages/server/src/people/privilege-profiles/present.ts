import type { Holder } from '@portal/contract/core/rights/needs'
import { groups, type Privilege, privileges } from '@portal/contract/core/rights/privileges'
import type { PrivilegeProfile } from '@portal/contract/people/privileges/privilege-profiles'
import { rightsOnProfile } from './rules.ts'
import type { ProfileRow } from './store.ts'

/** Sorts privileges in the order of the contract. */
export const sortedPrivileges = (given: readonly Privilege[]): Privilege[] => {
  const granted = new Set(given.map(({ group, command }) => `${group}.${command}`))
  return groups.flatMap(group =>
    privileges[group].flatMap(command => (granted.has(`${group}.${command}`) ? [{ group, command }] : [])),
  )
}

/** A profile with the person's rights. `own` lists the IDs of the person's own profiles. */
export const presentProfile = (user: Holder, row: ProfileRow, own: readonly string[]): PrivilegeProfile => ({
  ...row,
  privileges: sortedPrivileges(row.privileges),
  created_at: row.created_at.toISOString(),
  can: rightsOnProfile(user, row, own.includes(row.id)),
})
