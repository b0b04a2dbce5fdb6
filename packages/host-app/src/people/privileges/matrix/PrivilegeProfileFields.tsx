import { listProfileChoices } from '@portal/contract/people/privileges/privilege-profiles'
import type { PrivilegeMatrix } from '@portal/contract/people/privileges/user-privileges'
import { CheckboxGroup } from '@portal/ui/CheckboxGroup'
import { Text } from '@portal/ui/Text'
import { useAllRows } from '../../../blocks/api/use-all-rows.ts'
import { usePrivilegeTexts } from '../../../core/texts/people.ts'
import { useProfileName } from '../../../core/texts/profile-name.ts'

const NAME = 'profile_ids'

/** The IDs of the checked profiles. */
export const profileIdsIn = (form: FormData): string[] => form.getAll(NAME).map(String)

interface PrivilegeProfileFieldsProps {
  /** Profiles that the person has. */
  present: PrivilegeMatrix['profiles']
  canEdit: boolean
}

/**
 * Checkboxes for the person's profiles and those that can be given. Locks profiles with privileges that the viewer
 * lacks.
 */
export const PrivilegeProfileFields = ({ present, canEdit }: PrivilegeProfileFieldsProps) => {
  const t = usePrivilegeTexts()
  const nameOf = useProfileName()
  const { rows: found } = useAllRows(listProfileChoices, canEdit ? {} : null)
  const beyond = present.filter(({ id }) => !found.some(one => one.id === id))
  const optionOf = (profile: PrivilegeMatrix['profiles'][number], mayGive: boolean) => ({
    value: profile.id,
    label: nameOf(profile),
    isDisabled: !canEdit || !mayGive,
    ...(canEdit && !mayGive && { help: t('profile_not_held') }),
  })
  const options = [...beyond.map(one => optionOf(one, true)), ...found.map(one => optionOf(one, one.can.give))]
  if (options.length === 0) return <Text tone="muted">{t(canEdit ? 'no_profiles' : 'has_no_profiles')}</Text>
  const unchanged = present.filter(({ id }) => options.some(({ value, isDisabled }) => value === id && isDisabled))
  return (
    <>
      <CheckboxGroup
        defaultValue={present.map(({ id }) => id)}
        label={t('profiles')}
        name={NAME}
        options={options}
        {...(canEdit && { help: t('profiles_help') })}
      />
      {/* A disabled checkbox isn't submitted, so saving would remove the profile. */}
      {unchanged.map(({ id }) => (
        <input key={id} name={NAME} readOnly type="hidden" value={id} />
      ))}
    </>
  )
}
