import type users from '../../locales/en/users.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the accounts of other people. */
export const useUserTexts = textsOf<typeof users>('users')
