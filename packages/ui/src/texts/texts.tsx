import { createContext, type ReactNode, use, useMemo } from 'react'

/** Values that stand in a text's `{{placeholders}}`. */
export type TextValues = Readonly<Record<string, string | number>>

/** Finds the text of `namespace:key` in the current language and fills its placeholders. */
export type FindText = (namespace: string, key: string, values?: TextValues) => string

/** A language as i18next names it, with the writing direction that follows from it. */
export interface TextSource {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly find: FindText
}

const TextContext = createContext<TextSource>({ language: 'en', direction: 'ltr', find: (_, key) => key })

/** Gives texts to all that stand inside it; the portal passes i18next, frames and stories a small lookup. */
export const TextsProvider = ({ source, children }: { source: TextSource; children: ReactNode }) => (
  <TextContext value={source}>{children}</TextContext>
)

/** The current language and direction. */
export const useTextSource = (): TextSource => use(TextContext)

/** Dotted paths of all texts in a locale file, so that an unknown key does not compile. */
export type TextKey<Texts> = {
  [K in keyof Texts & string]: Texts[K] extends string ? K : `${K}.${TextKey<Texts[K]>}`
}[keyof Texts & string]

/** Makes the typed hook of one namespace: `const useUiTexts = textsOf<typeof en>('ui')`. */
export const textsOf =
  <Texts,>(namespace: string) =>
  () => {
    const { find } = use(TextContext)
    return useMemo(() => (key: TextKey<Texts>, values?: TextValues) => find(namespace, key, values), [find])
  }
