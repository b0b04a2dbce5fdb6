import type { Choice } from './choice.ts'

const TWINS: Readonly<Record<string, string>> = { '\u0649': '\u064a', '\u0629': '\u0647', '\u0131': 'i' }

/**
 * What readers take for the same letters made the same: case, accents, the seats of hamza, final ya and ta, dotless i.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[\u0649\u0629\u0131]/g, letter => TWINS[letter] ?? letter)

/** The words that each choice is found by, folded, one a line, by its label. */
export type Finder = ReadonlyMap<string, string>

// On no line of its own: what is called so, or begins so, is still the likelier one.
const elsewhere = (words: string | undefined) => (words ? `\t ${fold(words)} ` : '')

/** Prepares choices to be found. */
export const finderOf = (options: readonly Choice[]): Finder =>
  new Map(
    options.map(({ label, also = [], foundBy }) => [
      label,
      `\n${fold([label, ...also].join('\n'))}\n${elsewhere(foundBy)}`,
    ]),
  )

/** Whether what was typed occurs anywhere in the words of the choice of this label. */
export const finds = (finder: Finder, label: string, typed: string): boolean =>
  (finder.get(label) ?? fold(label)).includes(fold(typed))

/**
 * The index of the choice that was most likely meant: one that is just this, else one that begins so, else the first.
 */
export const bestOf = (finder: Finder, labels: readonly string[], typed: string): number => {
  const words = labels.map(label => finder.get(label) ?? '')
  const line = fold(typed)
  const same = words.findIndex(one => one.includes(`\n${line}\n`))
  return same >= 0
    ? same
    : Math.max(
        words.findIndex(one => one.includes(`\n${line}`)),
        0,
      )
}
