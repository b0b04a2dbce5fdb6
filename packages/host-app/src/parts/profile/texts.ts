import type profile from '../../locales/en/profile.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the profile fields. */
export const useProfileTexts = textsOf<typeof profile>('profile')
