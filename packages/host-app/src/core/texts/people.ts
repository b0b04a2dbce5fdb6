import type account from '../../locales/en/account.json'
import type people from '../../locales/en/people.json'
import type privilegeProfiles from '../../locales/en/privilege_profiles.json'
import type privileges from '../../locales/en/privileges.json'
import type profile from '../../locales/en/profile.json'
import type secondFactor from '../../locales/en/second_factor.json'
import type sessions from '../../locales/en/sessions.json'
import type users from '../../locales/en/users.json'
import { textsOf } from './texts-of.tsx'

export const useAccountTexts = textsOf<typeof account>('account')

export const usePeopleTexts = textsOf<typeof people>('people')

export const usePrivilegeTexts = textsOf<typeof privileges>('privileges')

export const usePrivilegeProfileTexts = textsOf<typeof privilegeProfiles>('privilege_profiles')

export const useProfileTexts = textsOf<typeof profile>('profile')

export const useFactorTexts = textsOf<typeof secondFactor>('second_factor')

export const useSessionTexts = textsOf<typeof sessions>('sessions')

export const useUserTexts = textsOf<typeof users>('users')
