import { textsOf } from '../../core/texts/texts-of.tsx'
import type users from '../../locales/en/users.json'

export const useUserTexts = textsOf<typeof users>('users')
