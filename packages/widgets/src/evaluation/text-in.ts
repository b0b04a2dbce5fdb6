interface Words {
  readonly text_en: string
  readonly text_ar: string
}

/** Falls back to English for any language but Arabic. */
export const textIn = ({ text_en, text_ar }: Words, language: string): string => (language === 'ar' ? text_ar : text_en)
