import * as z from 'zod/mini'
import { text } from '../core/fields/fields.ts'
import { groupedLetters, readLetters } from '../core/fields/letter-codes.ts'
import { limits } from '../core/fields/limits.ts'

/** Each is one of 32 characters. A code has 140 bits, so it can't be guessed. */
export const receiptLetters = 28

export const receiptOf = (bytes: Uint8Array): string => groupedLetters(bytes.subarray(0, receiptLetters))

/** Normalises a typed receipt code and removes its grouping. Returns undefined if it can't be one. */
export const readReceipt = (typed: string): string | undefined => readLetters(typed, receiptLetters)

export const addition = z.object({ text: text(limits.text_length) })

export interface ReceiptView {
  readonly code: string
  readonly found?:
    | {
        readonly status: 'new' | 'closed'
        readonly filed_on: string
        readonly additions: number
        readonly attachments: number
      }
    | undefined
  /** The typed addition if it was rejected. */
  readonly text: string
  readonly is_added: boolean
  /** Error code if the complaint wasn't shown or the addition rejected. */
  readonly error?: string | undefined
}
