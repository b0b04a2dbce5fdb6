import arUi from '@portal/ui/locales/ar/ui.json'
import enUi from '@portal/ui/locales/en/ui.json'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import ar from '@portal/widgets/locales/ar/complaints.json'
import arEvaluation from '@portal/widgets/locales/ar/evaluation.json'
import en from '@portal/widgets/locales/en/complaints.json'
import enEvaluation from '@portal/widgets/locales/en/evaluation.json'
import type { ReactNode } from 'react'
import '@portal/ui/theme'

const catalogues = {
  en: { ui: enUi, complaints: en, evaluation: enEvaluation },
  ar: { ui: arUi, complaints: ar, evaluation: arEvaluation },
}

/** Gives the real texts of a language to what is tested, and the page its direction. */
export const InLanguage = ({ language, children }: { language: 'en' | 'ar'; children: ReactNode }) => {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  document.documentElement.lang = language
  document.documentElement.dir = direction
  return (
    <UiProvider source={{ language, direction, find: lookupIn(language, catalogues[language]) }}>{children}</UiProvider>
  )
}
