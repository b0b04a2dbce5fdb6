import { useTextSource } from '@portal/ui/texts'

/** The names of two fields that say the same in English and in Arabic; the one in the language that is read is first. */
export const useLanguageOrder = <const English extends string, const Arabic extends string>(
  english: English,
  arabic: Arabic,
): readonly [English, Arabic] | readonly [Arabic, English] =>
  useTextSource().language === 'ar' ? [arabic, english] : [english, arabic]
