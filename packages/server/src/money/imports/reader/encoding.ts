import type { Encoding } from '@portal/contract/core/tables/file-tables'
import { analyse } from 'chardet'

/** A text file as a text, and how its letters were encoded. */
export interface Decoded {
  readonly text: string
  readonly encoding: Encoding
}

const textIn = (bytes: Uint8Array, encoding: Encoding, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes)

const markOf = ([first, second, third]: Uint8Array): Encoding | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined
}

const isUtf8 = (bytes: Uint8Array) => {
  try {
    return textIn(bytes, 'utf-8', true) !== undefined
  } catch {
    return false
  }
}

/** What the library calls each code page; those of ISO lack only signs that the ones of Windows have. */
const names = {
  'windows-1256': ['windows-1256', 'ISO-8859-6'],
  'windows-1254': ['windows-1254', 'ISO-8859-9'],
  'windows-1252': ['windows-1252', 'ISO-8859-1'],
} as const satisfies Partial<Record<Encoding, readonly string[]>>

const codePages = ['windows-1256', 'windows-1254', 'windows-1252'] as const

/** The words that plain English letters alone don't write. */
const foreignWords = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/[A-Za-z]*[\x80-\x9f\xa1-\xff][A-Za-z\x80-\x9f\xa1-\xff]*/g) ?? []

const ARABIC = /^[\p{Script=Arabic}\p{M}،؛؟]+$/u
const MIXED = /\p{Script=Latin}[\p{Script=Arabic}\p{M}\u200e\u200f]|[\p{Script=Arabic}\p{M}]\p{Script=Latin}/u

/** People rarely mix both scripts in one word. Turkish words that are taken for Arabic do, nearly all of them. */
const isArabic = (text: string) => {
  const words = text.split(' ')
  const count = (kind: RegExp) => words.filter(word => kind.test(word)).length
  return count(ARABIC) > count(MIXED)
}

/** ğ, ı, ş and their capitals; in Western Europe these six bytes are letters of Iceland. */
const isTurkish = (text: string) => /[ĞğİıŞş]/.test(text)

/**
 * Which code page a text is in. The library counts the letter groups of languages: of all words of the file that have
 * other than English letters, since the many English ones would drown those. Where it knows nothing, the letters decide.
 */
const codePageOf = (bytes: Uint8Array): Encoding => {
  const words = Buffer.from(foreignWords(bytes).join(' '), 'latin1')
  const found = analyse(words)
  const possible = {
    'windows-1256': isArabic(textIn(words, 'windows-1256')),
    'windows-1254': isTurkish(textIn(words, 'windows-1254')),
    'windows-1252': true,
  }
  const trust = (page: (typeof codePages)[number]) =>
    found.reduce(
      (most, one) => (names[page].some(name => name === one.name) ? Math.max(most, one.confidence) : most),
      0,
    )
  const scored = codePages.filter(page => possible[page]).map(page => ({ page, trust: trust(page) }))
  return scored.reduce(
    (best, one) => (one.trust > best.trust ? one : best),
    scored[0] ?? { page: 'windows-1252', trust: 0 },
  ).page
}

/** Finds the encoding of a whole file: by its byte order mark, else as valid UTF-8, else as a code page. */
const encodingOf = (bytes: Uint8Array): Encoding => markOf(bytes) ?? (isUtf8(bytes) ? 'utf-8' : codePageOf(bytes))

/** Reads a text file in the encoding that a person chose, or else in the one that it seems to be in. */
export const decoded = (bytes: Uint8Array, chosen?: Encoding): Decoded => {
  const encoding = chosen ?? encodingOf(bytes)
  return { text: textIn(bytes, encoding), encoding }
}
