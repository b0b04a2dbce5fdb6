import { nameOfPrivilege, type Privilege } from '@portal/contract/core/rights/privileges'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Text } from '@portal/ui/Text'
import { usePrivilegeProfileTexts, usePrivilegeTexts } from '../../core/texts/people.ts'
import { privilegeAreas } from './matrix/areas.ts'
import { useJoined } from './matrix/use-names-by-area.ts'

/** The privileges of a profile as text, by area. */
export const PrivilegeSummary = ({ privileges }: { privileges: readonly Privilege[] }) => {
  const t = usePrivilegeTexts()
  const profiles = usePrivilegeProfileTexts()
  const joined = useJoined()
  const has = new Set(privileges.map(nameOfPrivilege))
  const facts = privilegeAreas.flatMap(({ id, group, commands }) => {
    const given = commands.filter(command => has.has(nameOfPrivilege({ group, command })))
    return given.length > 0
      ? [{ label: t(`areas.${id}`), value: joined(given.map(command => t(`commands.${command}`))) }]
      : []
  })
  return facts.length > 0 ? (
    <DescriptionList columns="one" facts={facts} />
  ) : (
    <Text tone="muted">{profiles('no_privileges')}</Text>
  )
}
