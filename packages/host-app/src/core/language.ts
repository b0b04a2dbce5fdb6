import { type Language, languages } from '@portal/contract/core/fields/limits'

const KEY = 'language'

/** The language that was chosen on this device; English where none was (specification section 4). */
export const readLanguage = (): Language => languages.find(code => code === localStorage.getItem(KEY)) ?? 'en'

/** Stores the choice on this device. */
export const storeLanguage = (language: Language): void => localStorage.setItem(KEY, language)

/** The language that texts are in: Turkish has none and falls back to English (decision 41). */
export const textLanguage = (language: Language): 'en' | 'ar' => (language === 'ar' ? 'ar' : 'en')
