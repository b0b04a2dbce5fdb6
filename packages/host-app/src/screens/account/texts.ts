import { textsOf } from '@portal/ui/texts'
import type account from '../../locales/en/account.json'

/** Texts of the account page. */
export const useAccountTexts = textsOf<typeof account>('account')
