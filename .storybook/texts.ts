/// <reference types="vite/client" />
import { type Catalogue, lookupIn, type TextSource } from '@portal/ui/texts'

const files = import.meta.glob<Catalogue>('../packages/*/src/locales/*/**/*.json', { eager: true, import: 'default' })

/** Texts of all packages in one language, by namespace. */
export const catalogueOf = (language: string): Catalogue => {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`))
  return Object.fromEntries(own.map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]))
}

const english = catalogueOf('en')

/** Texts of all packages, as a host provides them. Turkish falls back to English. */
export const sourceOf = (language: string): TextSource => ({
  language: language === 'ar' ? 'ar' : 'en',
  direction: language === 'ar' ? 'rtl' : 'ltr',
  find: lookupIn(language, catalogueOf(language), english),
})
