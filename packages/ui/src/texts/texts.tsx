import { createContext, type ReactNode, use, useMemo } from 'react'
import type { FindText, TextValues } from './lookup.ts'

/** A language as i18next names it, with the writing direction that follows from it. */
export interface TextSource {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly find: FindText
}

const TextContext = createContext<TextSource | undefined>(undefined)

/** Gives texts to all its descendants; the portal passes i18next, frames and stories a small lookup. */
export const TextsProvider = ({ source, children }: { source: TextSource; children: ReactNode }) => (
  <TextContext value={source}>{children}</TextContext>
)

const keys: FindText = (_, key) => key

const nobody: TextSource = { language: 'en', direction: 'ltr', find: keys }

/** The current language and direction; English where nobody gives texts. */
export const useTextSource = (): TextSource => use(TextContext) ?? nobody

/** Dotted paths of all texts in a locale file. */
type Path<Texts> = {
  [K in keyof Texts & string]: Texts[K] extends string ? K : `${K}.${Path<Texts[K]>}`
}[keyof Texts & string]

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** Keys of texts that have plural forms (`rows_one`, `rows_other`), without their suffix. */
type CountedKey<Paths, One = Paths> = One extends `${infer Base}_other`
  ? `${Base}_one` extends Paths
    ? Base
    : never
  : never

/** Keys of a locale file, so that an unknown one does not compile; plural forms are one key. */
export type TextKey<Texts> = Exclude<Path<Texts>, `${CountedKey<Path<Texts>>}_${PluralForm}`> | CountedKey<Path<Texts>>

/** Gives the text of a key; one with plural forms does not compile without `count`. */
export interface GiveText<Texts> {
  (key: Exclude<TextKey<Texts>, CountedKey<Path<Texts>>>, values?: TextValues): string
  (key: TextKey<Texts>, values: TextValues & { readonly count: number }): string
}

/**
 * Makes the typed hook of one namespace: `const useUiTexts = textsOf<typeof en>('ui')`. Where there is no provider,
 * `english` finds the texts; without it their keys are shown.
 */
export const textsOf =
  <Texts,>(namespace: string, english: FindText = keys) =>
  (): GiveText<Texts> => {
    const find = use(TextContext)?.find ?? english
    return useMemo(() => (key: TextKey<Texts>, values?: TextValues) => find(namespace, key, values), [find])
  }
