import type account from '../../locales/en/people/account.json'
import type people from '../../locales/en/people/people.json'
import type privilegeProfiles from '../../locales/en/people/privilege_profiles.json'
import type privileges from '../../locales/en/people/privileges.json'
import type profile from '../../locales/en/people/profile.json'
import type secondFactor from '../../locales/en/people/second_factor.json'
import type sessions from '../../locales/en/people/sessions.json'
import type users from '../../locales/en/people/users.json'
import { portalTextsOf } from './texts-of.tsx'

export const useAccountTexts = portalTextsOf<typeof account>('account')

export const usePeopleTexts = portalTextsOf<typeof people>('people')

export const usePrivilegeTexts = portalTextsOf<typeof privileges>('privileges')

export const usePrivilegeProfileTexts = portalTextsOf<typeof privilegeProfiles>('privilege_profiles')

export const useProfileTexts = portalTextsOf<typeof profile>('profile')

export const useFactorTexts = portalTextsOf<typeof secondFactor>('second_factor')

export const useSessionTexts = portalTextsOf<typeof sessions>('sessions')

export const useUserTexts = portalTextsOf<typeof users>('users')
