import { nameOfPrivilege } from '@portal/contract/core/rights/privileges'
import { useTextSource } from '@portal/ui/texts'
import { usePrivilegeTexts } from '../../../core/texts/people.ts'
import { privilegeAreas } from './areas.ts'

/** Joins names as the language does. */
export const useJoined = () => {
  const { language } = useTextSource()
  return (names: readonly string[]): string => new Intl.ListFormat(language, { type: 'unit' }).format(names)
}

/**
 * Privileges such as `donors.view` as one sentence for each area. Shows the raw name of privileges that no longer
 * exist.
 */
export const useNamesByArea = () => {
  const t = usePrivilegeTexts()
  const joined = useJoined()
  return (names: readonly string[]): readonly string[] => {
    const given = new Set(names)
    const lines = privilegeAreas.flatMap(({ id, group, commands }) => {
      const own = commands.filter(command => given.delete(nameOfPrivilege({ group, command })))
      const words = joined(own.map(command => t(`commands.${command}`)))
      return own.length > 0 ? [t('in_area', { area: t(`areas.${id}`), command: words })] : []
    })
    return [...lines, ...given]
  }
}
