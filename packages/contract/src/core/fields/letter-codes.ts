// No I, L, O, U: nothing that is mistaken for another when it is read aloud or typed.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4

/** The letters of a code in groups, as it is printed and read aloud. */
export const inGroups = (letters: string): string => letters.replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-')

/** A code of random bytes, in groups; each byte gives one letter. */
export const groupedLetters = (bytes: Uint8Array): string =>
  inGroups(Array.from(bytes, byte => LETTERS[byte % LETTERS.length] ?? '').join(''))

const western = (sign: string) => String((sign.codePointAt(0) ?? 0) & 0xf)

/**
 * A code of so many letters as it was meant, without groups: spaces, hyphens, marks of direction, small letters, the
 * digits of Arabic keyboards and letters that look like digits are all taken. Undefined where it cannot be one.
 */
export const readLetters = (typed: string, count: number): string | undefined => {
  const letters = typed
    .replace(/[٠-٩۰-۹]/g, western)
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return letters.length === count && [...letters].every(letter => LETTERS.includes(letter)) ? letters : undefined
}
