import { useTextSource } from '@portal/ui/texts'
import type evaluationForm from '@portal/widgets/locales/en/evaluation.json'
import { textsOf } from '../../../core/texts/texts-of.tsx'
import type evaluations from '../../../locales/en/evaluations.json'

/** Texts of evaluations: forms, filling in, and results. */
export const useEvaluationTexts = textsOf<typeof evaluations>('evaluations')

/** Texts of filling in an evaluation, which has to be drawn with them. */
export const useEvaluationFormTexts = textsOf<typeof evaluationForm>('evaluation')

/** What can be given, the best first, as distributions are read. */
export const stars = [5, 4, 3, 2, 1] as const

/** Titles and questions in the language that is read. */
export const useInLanguage = () => {
  const { language } = useTextSource()
  return {
    titleOf: (form: { readonly title_en: string; readonly title_ar: string }): string =>
      language === 'ar' ? form.title_ar : form.title_en,
    textOf: (question: { readonly text_en: string; readonly text_ar: string }): string =>
      language === 'ar' ? question.text_ar : question.text_en,
  }
}
