import { accountTypes } from '@portal/contract/core/rights/accounts'
import { listProfiles } from '@portal/contract/people/privileges/privilege-profiles'
import { accountStates, verifications } from '@portal/contract/people/users/users'
import { useChoices } from '../../blocks/form/use-choices.ts'
import type { ListFilter } from '../../blocks/list/ResourceList.tsx'
import { useMay } from '../../core/session/session.ts'
import { useUserTexts } from '../../core/texts/people.ts'
import { useProfileName } from '../../core/texts/profile-name.ts'
import { useAuthTexts } from '../../core/texts/texts.ts'

/** Filters of the list. Includes profiles only if the viewer may read them. */
export const useUserFilters = (): readonly ListFilter[] => {
  const t = useUserTexts()
  const auth = useAuthTexts()
  const nameOf = useProfileName()
  const mayReadProfiles = useMay(listProfiles.needs)
  const profiles = useChoices(listProfiles, {
    choiceOf: profile => ({ value: profile.id, label: nameOf(profile) }),
    isAllowed: mayReadProfiles,
  })
  return [
    {
      id: 'type',
      label: t('type'),
      options: accountTypes.map(value => ({ value, label: auth(`privileges.${value}`) })),
    },
    {
      id: 'state',
      label: t('account'),
      options: accountStates.map(value => ({ value, label: t(`states.${value}`) })),
    },
    {
      id: 'verification',
      label: auth('email'),
      options: verifications.map(value => ({ value, label: t(`verifications.${value}`) })),
    },
    ...(mayReadProfiles
      ? [{ id: 'profile_id', label: t('profile'), options: profiles.options, search: profiles.search }]
      : []),
    { id: 'deletion', label: t('deletion'), options: [{ value: 'requested', label: t('deletion_requested') }] },
  ]
}
