import { useTextSource } from '@portal/ui/texts'

/** Orders an English and an Arabic field, the one in the reader's language first. */
export const useLanguageOrder = <const English extends string, const Arabic extends string>(
  english: English,
  arabic: Arabic,
): readonly [English, Arabic] | readonly [Arabic, English] =>
  useTextSource().language === 'ar' ? [arabic, english] : [english, arabic]
