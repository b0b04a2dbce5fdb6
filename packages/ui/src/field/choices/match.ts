import type { Choice } from './choice.ts'

const TWINS: Readonly<Record<string, string>> = { '\u0649': '\u064a', '\u0629': '\u0647', '\u0131': 'i' }

/** Folds letters that readers treat as the same: case, accents, hamza seats, final ya and ta, and dotless i. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[\u0649\u0629\u0131]/g, letter => TWINS[letter] ?? letter)

/** The folded search texts of each option, one per line, by label. */
export type SearchIndex = ReadonlyMap<string, string>

// Not on a line of its own, so that exact and prefix matches of the label rank first.
const elsewhere = (words: string | undefined) => (words ? `\t ${foldLetters(words)} ` : '')

export const finderOf = (options: readonly Choice[]): SearchIndex =>
  new Map(
    options.map(({ label, also = [], foundBy }) => [
      label,
      `\n${foldLetters([label, ...also].join('\n'))}\n${elsewhere(foundBy)}`,
    ]),
  )

/** Whether the typed text occurs anywhere in an option's search texts. */
export const finds = (finder: SearchIndex, label: string, typed: string): boolean =>
  (finder.get(label) ?? foldLetters(label)).includes(foldLetters(typed))

/** The index of the best match: an exact match, else a prefix match, else the first option. */
export const bestOf = (finder: SearchIndex, labels: readonly string[], typed: string): number => {
  const words = labels.map(label => finder.get(label) ?? '')
  const line = foldLetters(typed)
  const same = words.findIndex(one => one.includes(`\n${line}\n`))
  return same >= 0
    ? same
    : Math.max(
        words.findIndex(one => one.includes(`\n${line}`)),
        0,
      )
}
