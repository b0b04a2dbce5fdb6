import type { Encoding } from '@portal/contract/core/tables/file-tables'
import { analyse } from 'chardet'

/** A decoded text file and its encoding. */
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

/** Names of each code page in the library. The ISO ones only lack symbols that the Windows ones have. */
const names = {
  'windows-1256': ['windows-1256', 'ISO-8859-6'],
  'windows-1254': ['windows-1254', 'ISO-8859-9'],
  'windows-1252': ['windows-1252', 'ISO-8859-1'],
} as const satisfies Partial<Record<Encoding, readonly string[]>>

const codePages = ['windows-1256', 'windows-1254', 'windows-1252'] as const

/** Words with letters outside of ASCII. */
const foreignWords = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/[A-Za-z]*[\x80-\x9f\xa1-\xff][A-Za-z\x80-\x9f\xa1-\xff]*/g) ?? []

const ARABIC = /^[\p{Script=Arabic}\p{M}،؛؟]+$/u
const MIXED = /\p{Script=Latin}[\p{Script=Arabic}\p{M}\u200e\u200f]|[\p{Script=Arabic}\p{M}]\p{Script=Latin}/u

/** People rarely mix both scripts in one word. Nearly all Turkish words do if they are decoded as Arabic. */
const isArabic = (text: string) => {
  const words = text.split(' ')
  const count = (kind: RegExp) => words.filter(word => kind.test(word)).length
  return count(ARABIC) > count(MIXED)
}

/** ğ, ı, ş, and their capitals. In the Western European code page, these six bytes are Icelandic letters. */
const isTurkish = (text: string) => /[ĞğİıŞş]/.test(text)

/**
 * Guesses the code page of a text. The library compares letter groups with languages. It only gets words with non-ASCII
 * letters, because many English words would drown them out. If it finds nothing, the letters decide.
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

/** Detects the encoding by byte order mark, then by valid UTF-8, then by code page. */
const encodingOf = (bytes: Uint8Array): Encoding => markOf(bytes) ?? (isUtf8(bytes) ? 'utf-8' : codePageOf(bytes))

/** Decodes a text file in the chosen encoding, or in the detected one. */
export const decoded = (bytes: Uint8Array, chosen?: Encoding): Decoded => {
  const encoding = chosen ?? encodingOf(bytes)
  return { text: textIn(bytes, encoding), encoding }
}
