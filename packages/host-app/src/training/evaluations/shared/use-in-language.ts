import { useTextSource } from '@portal/ui/texts'

/** Possible ratings, best first, in the order of the charts. */
export const stars = [5, 4, 3, 2, 1] as const

/** Picks titles and questions in the current language. */
export const useInLanguage = () => {
  const { language } = useTextSource()
  return {
    titleOf: (form: { readonly title_en: string; readonly title_ar: string }): string =>
      language === 'ar' ? form.title_ar : form.title_en,
    textOf: (question: { readonly text_en: string; readonly text_ar: string }): string =>
      language === 'ar' ? question.text_ar : question.text_en,
  }
}
