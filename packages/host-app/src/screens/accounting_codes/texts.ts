import type accountingCodes from '../../locales/en/accounting_codes.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the accounting codes. */
export const useCodeTexts = textsOf<typeof accountingCodes>('accounting_codes')
