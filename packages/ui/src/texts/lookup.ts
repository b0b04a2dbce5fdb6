import type { FindText, TextValues } from './texts.tsx'

/** Texts of one language by namespace, as the locale files hold them. */
export type Catalogue = Readonly<Record<string, unknown>>

const step = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined

const textAt = (catalogue: Catalogue, namespace: string, key: string): string | undefined => {
  const found = key.split('.').reduce(step, step(catalogue, namespace))
  return typeof found === 'string' ? found : undefined
}

const fill = (text: string, values: TextValues = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))

/** A lookup without i18next for places where every byte counts: first the language, then English, then the key. */
export const lookupIn =
  (catalogue: Catalogue, fallback: Catalogue = {}): FindText =>
  (namespace, key, values) =>
    fill(textAt(catalogue, namespace, key) ?? textAt(fallback, namespace, key) ?? key, values)
