import { nameOfPrivilege } from '@portal/contract/core/rights/privileges'
import type { PrivilegeMatrix } from '@portal/contract/people/privileges/user-privileges'
import { usePrivilegeTexts } from '../../../core/texts/people.ts'
import { useProfileName } from '../../../core/texts/profile-name.ts'
import type { PrivilegeState } from './state.ts'
import { useJoined } from './use-names-by-area.ts'

type MatrixCommand = PrivilegeMatrix['groups'][number]['commands'][number]

const lockOf = ({ own, profile_ids, can }: MatrixCommand, canEdit: boolean): PrivilegeState['locked'] => {
  if (!canEdit) return 'shown'
  if (!own && profile_ids.length > 0) return 'profile'
  // Removing a privilege requires the same right as granting it.
  return can.grant ? undefined : 'not_held'
}

/** The state of each privilege: held directly, given by a profile, or locked. */
export const useMatrixState = ({ groups, profiles, can }: PrivilegeMatrix) => {
  const t = usePrivilegeTexts()
  const joined = useJoined()
  const nameOf = useProfileName()
  const namesOf = (ids: readonly string[]) => profiles.filter(({ id }) => ids.includes(id)).map(nameOf)
  const stateOf = (shown: MatrixCommand): PrivilegeState => ({
    isChecked: shown.own || shown.profile_ids.length > 0,
    locked: lockOf(shown, can.edit),
    note: shown.profile_ids.length > 0 ? t('from_profile', { names: joined(namesOf(shown.profile_ids)) }) : undefined,
  })
  const states = new Map(
    groups.flatMap(({ group, commands }) =>
      commands.map(shown => [nameOfPrivilege({ group, command: shown.command }), stateOf(shown)]),
    ),
  )
  return (name: string): PrivilegeState => states.get(name) ?? { isChecked: false, locked: 'shown' }
}
