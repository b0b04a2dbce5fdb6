// Excludes I, L, O, and U, which people misread or mishear.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4

export const inGroups = (letters: string): string => letters.replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-')

/** Encodes random bytes as a grouped code, one character per byte. */
export const groupedLetters = (bytes: Uint8Array): string =>
  inGroups(Array.from(bytes, byte => LETTERS[byte % LETTERS.length] ?? '').join(''))

const western = (sign: string) => String((sign.codePointAt(0) ?? 0) & 0xf)

/**
 * Normalises a typed code of `count` characters and removes its grouping. Accepts spaces, hyphens, direction marks,
 * lower case, Arabic digits, and letters that look like digits. Returns undefined if it can't be a code.
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
