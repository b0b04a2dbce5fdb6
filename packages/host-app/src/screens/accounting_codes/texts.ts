import { useTextSource } from '@portal/ui/texts'
import type accountingCodes from '../../locales/en/accounting_codes.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the accounting codes. */
export const useCodeTexts = textsOf<typeof accountingCodes>('accounting_codes')

/** The fields of an account's name: the one in the language that is read, then the other. */
export const useNameOrder = () => {
  const { language } = useTextSource()
  return language === 'ar' ? (['name_ar', 'name_en'] as const) : (['name_en', 'name_ar'] as const)
}
