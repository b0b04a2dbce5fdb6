import ui from '@portal/ui/locales/en/ui.json'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import complaints from '@portal/widgets/locales/en/complaints.json'
import evaluation from '@portal/widgets/locales/en/evaluation.json'
import type { ReactNode } from 'react'
import '@portal/ui/theme'

const find = lookupIn('en', { ui, complaints, evaluation })

/** Provides the English texts, and sets the page's language and direction. */
export const InEnglish = ({ children }: { children: ReactNode }) => {
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
  return <UiProvider source={{ language: 'en', direction: 'ltr', find }}>{children}</UiProvider>
}
