interface Words {
  readonly text_en: string
  readonly text_ar: string
}

/** What is asked, in the language of the reader; whoever reads neither gets English. */
export const textIn = ({ text_en, text_ar }: Words, language: string): string => (language === 'ar' ? text_ar : text_en)
