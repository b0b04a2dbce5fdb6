import { languages as codes } from '@portal/contract/core/fields/limits'
import { readLanguage } from '../../../core/language.ts'
import { chooseLanguage } from '../../../core/session/preferences.ts'
import { useShellTexts } from '../../../core/texts/texts.ts'

/** The items of a language menu, each named in its own language. */
export const useLanguageChoices = (offered: readonly (typeof codes)[number][] = ['ar', 'tr', 'en']) => {
  const t = useShellTexts()
  const current = readLanguage()
  return {
    label: t('language'),
    items: offered.map(code => ({ id: code, label: t(`languages.${code}`), lang: code, isCurrent: code === current })),
    onAction: (id: string) => {
      const chosen = codes.find(code => code === id)
      if (chosen && chosen !== current) void chooseLanguage(chosen)
    },
  }
}
