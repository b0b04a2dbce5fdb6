import { textsOf } from '../../core/texts/texts-of.tsx'
import type users from '../../locales/en/users.json'

/** Texts of the accounts of other people. */
export const useUserTexts = textsOf<typeof users>('users')
