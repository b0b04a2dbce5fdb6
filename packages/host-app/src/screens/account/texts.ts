import type account from '../../locales/en/account.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the account page. */
export const useAccountTexts = textsOf<typeof account>('account')
