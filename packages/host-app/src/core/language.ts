import { type Language, languages } from '@portal/contract/core/fields/limits'

const KEY = 'language'

/** The language chosen on this device. Defaults to English. */
export const readLanguage = (): Language => languages.find(code => code === localStorage.getItem(KEY)) ?? 'en'

export const storeLanguage = (language: Language): void => localStorage.setItem(KEY, language)

/** The language of the UI texts. Turkish has none and falls back to English. */
export const textLanguage = (language: Language): 'en' | 'ar' => (language === 'ar' ? 'ar' : 'en')
