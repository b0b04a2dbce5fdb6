import uiAr from '@portal/ui/locales/ar/ui.json'
import uiEn from '@portal/ui/locales/en/ui.json'
import { lookupIn, type TextSource, useTextSource } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import evaluationAr from '@portal/widgets/locales/ar/evaluation.json'
import evaluationEn from '@portal/widgets/locales/en/evaluation.json'
import type { ReactNode } from 'react'

const english = { ui: uiEn, evaluation: evaluationEn }

const sources: Readonly<Record<'en' | 'ar', TextSource>> = {
  en: { language: 'en', direction: 'ltr', find: lookupIn('en', english) },
  ar: { language: 'ar', direction: 'rtl', find: lookupIn('ar', { ui: uiAr, evaluation: evaluationAr }, english) },
}

interface InLanguageProps {
  language: 'en' | 'ar'
  /** Part of an evaluation form. */
  children: ReactNode
}

/** Renders its children in the given language. Reuses the page's texts if the languages match. */
export const InLanguage = ({ language, children }: InLanguageProps) =>
  useTextSource().language === language ? children : <UiProvider source={sources[language]}>{children}</UiProvider>
