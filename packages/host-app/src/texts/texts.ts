import type { TextSource } from '@portal/ui/texts'
import { textsOf } from '@portal/ui/texts'
import i18next from 'i18next'
import { readLanguage, textLanguage } from '../language.ts'
import type auth from '../locales/en/auth.json'
import type errors from '../locales/en/errors.json'
import type shell from '../locales/en/shell.json'
import { loadNamespace } from './namespaces.ts'

const language = textLanguage(readLanguage())
const loading = new Map<string, Promise<void>>()

/** Makes namespaces ready; what was loaded before is not loaded again. */
export const needTexts = async (...namespaces: readonly string[]): Promise<void> => {
  await Promise.all(
    namespaces.map(namespace => {
      const earlier = loading.get(namespace)
      if (earlier) return earlier
      const load = loadNamespace(language, namespace).then(texts => {
        i18next.addResourceBundle(language, namespace, texts)
      })
      loading.set(namespace, load)
      load.catch(() => loading.delete(namespace))
      return load
    }),
  )
}

/** Starts i18next with the texts that every page needs and sets the document's language and direction. */
export const startTexts = async (): Promise<TextSource> => {
  await i18next.init({ lng: language, fallbackLng: 'en', interpolation: { escapeValue: false }, resources: {} })
  await needTexts('ui', 'shell', 'errors', 'auth')
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  document.documentElement.lang = language
  document.documentElement.dir = direction
  return { language, direction, find: (ns, key, values) => i18next.t(key, { ns, ...values }) }
}

/** Texts of the layouts and of what stands around every page. */
export const useShellTexts = textsOf<typeof shell>('shell')

/** Texts of the error codes (`errors.<code>`). */
export const useErrorTexts = textsOf<typeof errors>('errors')

/** Texts of login, sign-up, account and account types. */
export const useAuthTexts = textsOf<typeof auth>('auth')
