import { textsOf } from '../../core/texts/texts-of.tsx'
import type profile from '../../locales/en/profile.json'

export const useProfileTexts = textsOf<typeof profile>('profile')
