import * as z from 'zod/mini'
import { text } from '../core/fields/fields.ts'
import { groupedLetters, readLetters } from '../core/fields/letter-codes.ts'
import { limits } from '../core/fields/limits.ts'

/** Letters of a receipt code: 28 of 32 possible ones are 140 bits, which nobody guesses. */
export const receiptLetters = 28

/** Random bytes that a receipt code is made of. */
export const receiptOf = (bytes: Uint8Array): string => groupedLetters(bytes.subarray(0, receiptLetters))

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
