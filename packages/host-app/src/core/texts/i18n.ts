import { type Catalogue, isolated, type TextSource } from '@portal/ui/texts'
import { createInstance, type i18n as I18n, type InitOptions } from 'i18next'

import { readLanguage, textLanguage } from '../language.ts'
import { backend } from './namespaces.ts'

/** What every page needs. */
const first = ['ui', 'shell', 'errors', 'auth']

/** Arabic is complete, so no language has to be loaded beside the one that is read. */
const optionsOf = (language: string) =>
  ({
    lng: language,
    fallbackLng: false,
    // React escapes what it draws. Here values are kept apart from the direction of the sentence around them.
    interpolation: { escapeValue: true, escape: (value: string) => isolated(language, value) },
    // A choice of language reloads the page, so no text has to follow it.
    react: { bindI18n: '' },
  }) as const satisfies InitOptions

const i18n = createInstance().use(backend)

/** Loads namespaces that are not here yet; fails where one cannot be had. */
export const needTexts = async (...namespaces: readonly string[]): Promise<void> => {
  const isAbsent = (namespace: string) => !i18n.hasResourceBundle(i18n.language, namespace)
  if (!namespaces.some(isAbsent)) return
  await i18n.loadNamespaces(namespaces)
  const lost = namespaces.filter(isAbsent)
  if (lost.length > 0) throw new Error(`texts did not arrive: ${lost.join(', ')}`)
}

/** Starts i18next with the texts that every page needs and sets the document's language and direction. */
export const startTexts = async (): Promise<I18n> => {
  const language = textLanguage(readLanguage())
  const loading = i18n.init({ ...optionsOf(language), ns: first, maxRetries: 1, initAsync: false })
  document.documentElement.lang = language
  document.documentElement.dir = i18n.dir(language)
  await loading
  await needTexts(...first)
  return i18n
}

/** Texts that are here already: for stories and tests, which wait for none. */
export const textsFrom = (language: string, texts: Catalogue): I18n => {
  const made = createInstance()
  void made.init({ ...optionsOf(language), ns: [], resources: {}, initAsync: false })
  for (const [namespace, own] of Object.entries(texts)) made.addResourceBundle(language, namespace, own)
  return made
}

/** The texts of ui and widgets, out of i18next. */
export const sourceOf = (texts: I18n): TextSource => ({
  language: texts.language,
  direction: texts.dir(),
  find: (ns, key, values) => texts.t(key, { ns, ...values }),
})
