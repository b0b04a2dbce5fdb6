import { createContext, type ReactNode, use, useMemo } from 'react'
import type { FindText, TextValues } from './lookup.ts'

/** The current language in i18next's notation, its writing direction, its texts, and the time zone. */
export interface TextSource {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly find: FindText
  /** The time zone of times and of today, such as `Asia/Damascus`. Default: the device's. */
  readonly timeZone?: string | undefined
}

const TextContext = createContext<TextSource | undefined>(undefined)

/** Provides texts to all descendants. The portal passes i18next; frames and stories pass a small lookup. */
export const TextsProvider = ({ source, children }: { source: TextSource; children: ReactNode }) => (
  <TextContext value={source}>{children}</TextContext>
)

const keys: FindText = (_, key) => key

const nobody: TextSource = { language: 'en', direction: 'ltr', find: keys }

/** The current language and direction. English without a provider. */
export const useTextSource = (): TextSource => use(TextContext) ?? nobody

/** Dotted paths of all texts in a locale file. */
type Path<Texts> = {
  [K in keyof Texts & string]: Texts[K] extends string ? K : `${K}.${Path<Texts[K]>}`
}[keyof Texts & string]

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** Keys with plural forms (`rows_one`, `rows_other`), without their suffix. */
type CountedKey<Paths, One = Paths> = One extends `${infer Base}_other`
  ? `${Base}_one` extends Paths
    ? Base
    : never
  : never

/** Keys of a locale file, so that unknown keys don't compile. Plural forms count as one key. */
export type TextKey<Texts> = Exclude<Path<Texts>, `${CountedKey<Path<Texts>>}_${PluralForm}`> | CountedKey<Path<Texts>>

/** Returns the text of a key. Keys with plural forms don't compile without `count`. */
export interface GiveText<Texts> {
  (key: Exclude<TextKey<Texts>, CountedKey<Path<Texts>>>, values?: TextValues): string
  (key: TextKey<Texts>, values: TextValues & { readonly count: number }): string
}

/**
 * Creates the typed hook of one namespace: `const useUiTexts = textsOf<typeof en>('ui')`. Without a provider, `english`
 * finds the texts; without that too, keys are shown.
 */
export const textsOf =
  <Texts,>(namespace: string, english: FindText = keys) =>
  (): GiveText<Texts> => {
    const find = use(TextContext)?.find ?? english
    return useMemo(() => (key: TextKey<Texts>, values?: TextValues) => find(namespace, key, values), [find])
  }
