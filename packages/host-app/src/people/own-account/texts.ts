import { textsOf } from '../../core/texts/texts-of.tsx'
import type account from '../../locales/en/account.json'

export const useAccountTexts = textsOf<typeof account>('account')
