import * as z from 'zod/mini'
import { text } from './fields.ts'
import { limits } from './limits.ts'

// No I, L, O, U: nothing that is mistaken for another when it is read aloud or typed.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4

/** Letters of a receipt code: 28 of 32 possible ones are 140 bits, which nobody guesses. */
export const receiptLetters = 28

/** The letters of a code in groups, as it is printed and read aloud. */
export const inGroups = (letters: string): string => letters.replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-')

/** A code of random bytes, in groups; each byte gives one letter. */
export const groupedLetters = (bytes: Uint8Array): string =>
  inGroups(Array.from(bytes, byte => LETTERS[byte % LETTERS.length] ?? '').join(''))

/** Random bytes that a receipt code is made of. */
export const receiptOf = (bytes: Uint8Array): string => groupedLetters(bytes.subarray(0, receiptLetters))

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

/** A receipt code as it was meant, without groups. Undefined where it cannot be one. */
export const readReceipt = (typed: string): string | undefined => readLetters(typed, receiptLetters)

/** What is written to be added to a private complaint by its code. */
export const addition = z.object({ text: text(limits.text_length) })

/** What the page of receipts shows. */
export interface ReceiptView {
  /** The code as it was typed. */
  readonly code: string
  /** What it shows; none until a code was right. */
  readonly found?:
    | {
        readonly status: 'new' | 'closed'
        readonly filed_on: string
        readonly additions: number
        readonly attachments: number
      }
    | undefined
  /** What was typed to be added, where it was not taken. */
  readonly text: string
  readonly is_added: boolean
  /** Why it was not shown or added, as a code. */
  readonly error?: string | undefined
}
