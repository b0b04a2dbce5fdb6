import { holdsPrivilege } from '@portal/contract/core/rights/needs'
import { groups, nameOfPrivilege, type Privilege, privileges } from '@portal/contract/core/rights/privileges'
import { useUser } from '../../../core/session/session.ts'
import { PrivilegeFields } from '../matrix/PrivilegeFields.tsx'
import type { PrivilegeState } from '../matrix/state.ts'

/** The checkboxes of a profile's form. Locks privileges that the viewer may not grant. */
export const ProfilePrivilegeFields = ({ present }: { present: readonly Privilege[] }) => {
  const user = useUser()
  const has = new Set(present.map(nameOfPrivilege))
  const stateOf = (privilege: Privilege): PrivilegeState => {
    const isChecked = has.has(nameOfPrivilege(privilege))
    const isLocked = !(user && holdsPrivilege(user, privilege))
    return { isChecked, locked: isLocked ? 'not_held' : undefined }
  }
  const states = new Map(
    groups.flatMap(group =>
      privileges[group].map(command => [nameOfPrivilege({ group, command }), stateOf({ group, command })]),
    ),
  )
  return <PrivilegeFields stateOf={name => states.get(name) ?? { isChecked: false, locked: 'shown' }} />
}
