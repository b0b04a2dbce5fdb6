import { textsOf } from '../../core/texts/texts-of.tsx'
import type accountingCodes from '../../locales/en/accounting_codes.json'

export const useCodeTexts = textsOf<typeof accountingCodes>('accounting_codes')
