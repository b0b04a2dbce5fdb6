import * as z from 'zod/mini'
import { choice } from '../fields/fields.ts'

/** Encodings of the text files that users import. Files without a byte order mark have theirs detected. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256', 'windows-1254', 'windows-1252'] as const

export type Encoding = (typeof encodings)[number]

const MOST_SHEETS = 500

/** How to read a file. Defaults to the detected encoding and the first visible sheet. */
export const readAs = {
  encoding: z.optional(choice(encodings)),
  /** Zero-based. */
  sheet: z.optional(
    z
      .int({ error: 'wrong_type' })
      .check(z.gte(0, { error: 'value_negative' }), z.lte(MOST_SHEETS, { error: 'value_too_large' })),
  ),
}

/** Includes hidden rows. Defaults to false. */
export const withHidden = z.optional(z.boolean({ error: 'wrong_type' }))

export const fileAbout = z.object({
  /** Null for workbooks, which declare their own. */
  encoding: z.nullable(z.enum(encodings)),
  /** All sheets of a workbook. Empty for text files. */
  sheets: z.array(z.object({ name: z.string(), is_hidden: z.boolean() })),
  /** Zero-based index of the sheet that was read. Null for text files. */
  sheet: z.nullable(z.int()),
  hidden_rows: z.array(z.int()),
  /** Headers of hidden columns, or their letters if they have none. */
  hidden_columns: z.array(z.string()),
})

export type FileAbout = z.infer<typeof fileAbout>
