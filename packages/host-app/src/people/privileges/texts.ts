import { nameOfPrivilege } from '@portal/contract/core/rights/privileges'
import { useTextSource } from '@portal/ui/texts'
import { textsOf } from '../../core/texts/texts-of.tsx'
import type profiles from '../../locales/en/privilege_profiles.json'
import type privileges from '../../locales/en/privileges.json'
import { privilegeAreas } from './matrix/areas.ts'

/** Texts of privileges. */
export const usePrivilegeTexts = textsOf<typeof privileges>('privileges')

/** Texts of profiles. */
export const useProfileTexts = textsOf<typeof profiles>('privilege_profiles')

/** Several names in one sentence, joined as the language does it. */
export const useJoined = () => {
  const { language } = useTextSource()
  return (names: readonly string[]): string => new Intl.ListFormat(language, { type: 'unit' }).format(names)
}

/** Privileges such as `donors.view` in words, one sentence for each area; what is no longer in the table is named as it is. */
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
