import { type Catalogue, isolated, type TextSource } from '@portal/ui/texts'
import { createInstance, type i18n as I18n, type InitOptions } from 'i18next'
import { readLanguage, textLanguage } from '../language.ts'
import { backend } from './namespaces.ts'

/** Namespaces that every page needs. */
const first = ['ui', 'shell', 'errors', 'auth']

/** Arabic is complete, so no fallback language is loaded. */
const optionsOf = (language: string) =>
  ({
    lng: language,
    fallbackLng: false,
    // React escapes HTML already. The escape hook isolates values from the text direction of the sentence around them.
    interpolation: { escapeValue: true, escape: (value: string) => isolated(language, value) },
    // Changing the language reloads the page, so hooks needn't subscribe to language changes.
    react: { bindI18n: '' },
  }) as const satisfies InitOptions

const i18n = createInstance().use(backend)

/** Loads missing namespaces. Throws if one fails to load. */
export const needTexts = async (...namespaces: readonly string[]): Promise<void> => {
  const isAbsent = (namespace: string) => !i18n.hasResourceBundle(i18n.language, namespace)
  if (!namespaces.some(isAbsent)) return
  await i18n.loadNamespaces(namespaces)
  const lost = namespaces.filter(isAbsent)
  if (lost.length > 0) throw new Error(`texts did not arrive: ${lost.join(', ')}`)
}

/** Starts i18next with the namespaces that every page needs. Sets `lang` and `dir` of the document. */
export const startTexts = async (): Promise<I18n> => {
  const language = textLanguage(readLanguage())
  const loading = i18n.init({ ...optionsOf(language), ns: first, maxRetries: 1, initAsync: false })
  document.documentElement.lang = language
  document.documentElement.dir = i18n.dir(language)
  await loading
  await needTexts(...first)
  return i18n
}

/** Creates an instance from loaded texts, for stories and tests. */
export const textsFrom = (language: string, texts: Catalogue): I18n => {
  const made = createInstance()
  void made.init({ ...optionsOf(language), ns: [], resources: {}, initAsync: false })
  for (const [namespace, own] of Object.entries(texts)) made.addResourceBundle(language, namespace, own)
  return made
}

/** Adapts i18next to the text source of ui and widgets. */
export const sourceOf = (texts: I18n): TextSource => ({
  language: texts.language,
  direction: texts.dir(),
  find: (ns, key, values) => texts.t(key, { ns, ...values }),
})

/**
 * Loads a module and its namespaces in parallel: `withTexts(() => import('./Page.tsx'))`. The build adds the names
 * (build/texts-beside-code.ts). Without them, each namespace loads on first use, one round trip later.
 */
export const withTexts =
  <Module>(load: () => Promise<Module>, ...namespaces: readonly string[]) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), needTexts(...namespaces)])
    return module
  }
