import type { Question } from '@portal/contract/evaluation_questions'
import uiAr from '@portal/ui/locales/ar/ui.json'
import uiEn from '@portal/ui/locales/en/ui.json'
import { lookupIn, type TextSource } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { EvaluationPreview } from '@portal/widgets/evaluation'
import evaluationAr from '@portal/widgets/locales/ar/evaluation.json'
import evaluationEn from '@portal/widgets/locales/en/evaluation.json'

const english = { ui: uiEn, evaluation: evaluationEn }

const sources: Readonly<Record<'en' | 'ar', TextSource>> = {
  en: { language: 'en', direction: 'ltr', find: lookupIn('en', english) },
  ar: { language: 'ar', direction: 'rtl', find: lookupIn('ar', { ui: uiAr, evaluation: evaluationAr }, english) },
}

interface PreviewInLanguageProps {
  language: 'en' | 'ar'
  questions: readonly Question[]
}

/** A form as its readers in one language get it, with all its words in that language, whichever the page is read in. */
export const PreviewInLanguage = ({ language, questions }: PreviewInLanguageProps) => (
  <UiProvider source={sources[language]}>
    <EvaluationPreview language={language} questions={questions} />
  </UiProvider>
)
