import { isolated } from './isolate.ts'

/** Values for a text's `{{placeholders}}`. `count` also selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>

/** Finds the text of `namespace:key` in the current language and fills its placeholders. */
export type FindText = (namespace: string, key: string, values?: TextValues) => string

/** Texts of one language by namespace, in the structure of the locale files. */
export type Catalogue = Readonly<Record<string, unknown>>

const step = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined

const textAt = (catalogue: Catalogue, namespace: string, key: string): string | undefined => {
  const found = key.split('.').reduce(step, step(catalogue, namespace))
  return typeof found === 'string' ? found : undefined
}

const rules = new Map<string, Intl.PluralRules>()

/** Caches plural rules, because creating them is slow and lists of numbers need them often. */
const rulesOf = (language: string) => {
  const found = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, found)
  return found
}

/** Keys to try, best first. Plural forms append i18next's suffixes to the key. */
const keysFor = (language: string, key: string, count: unknown): readonly string[] => {
  if (typeof count !== 'number') return [key]
  const form = `${key}_${rulesOf(language).select(count)}`
  return count === 0 ? [`${key}_zero`, form, key] : [form, key]
}

const textIn = (language: string, catalogue: Catalogue, namespace: string, key: string, values: TextValues) => {
  for (const name of keysFor(language, key, values.count)) {
    const text = textAt(catalogue, namespace, name)
    if (text !== undefined) return text
  }
  return undefined
}

const fill = (text: string, values: TextValues, language: string) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : isolated(language, String(value))
  })

/** A lookup without i18next, for small bundles. Tries the language, then English, and falls back to the key. */
export const lookupIn =
  (language: string, catalogue: Catalogue, english: Catalogue = {}): FindText =>
  (namespace, key, values = {}) =>
    fill(
      textIn(language, catalogue, namespace, key, values) ?? textIn('en', english, namespace, key, values) ?? key,
      values,
      language,
    )
