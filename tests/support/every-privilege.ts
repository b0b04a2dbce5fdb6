import { groups, nameOfPrivilege, type Privilege, privileges } from '@portal/contract/core/rights/privileges'

/** Every privilege after its name, as rows for `test.each`. */
export const everyPrivilege = groups.flatMap(group =>
  privileges[group].map(command => {
    const privilege: Privilege = { group, command }
    return [nameOfPrivilege(privilege), privilege] as const
  }),
)
