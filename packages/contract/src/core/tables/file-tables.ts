import * as z from 'zod/mini'
import { choice } from '../fields/fields.ts'

/** Encodings of the text files that people here import; those without a byte order mark are detected. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256', 'windows-1254', 'windows-1252'] as const

/** How the letters of a text file are encoded. */
export type Encoding = (typeof encodings)[number]

/** More sheets than a workbook can have within the size that is taken. */
const MOST_SHEETS = 500

/** How a person wants a file to be read. Default: as it was detected, and the first sheet that isn't hidden. */
export const readAs = {
  encoding: z.optional(choice(encodings)),
  /** Counted from 0. */
  sheet: z.optional(
    z
      .int({ error: 'wrong_type' })
      .check(z.gte(0, { error: 'value_negative' }), z.lte(MOST_SHEETS, { error: 'value_too_large' })),
  ),
}

/** Takes hidden rows too. Default: they are left out. */
export const withHidden = z.optional(z.boolean({ error: 'wrong_type' }))

/** How a file was read, and what is hidden in it. */
export const fileAbout = z.object({
  /** Null for workbooks, which name their own. */
  encoding: z.nullable(z.enum(encodings)),
  /** All sheets of a workbook; none for text files. */
  sheets: z.array(z.object({ name: z.string(), is_hidden: z.boolean() })),
  /** The one that was read, counted from 0; null for text files. */
  sheet: z.nullable(z.int()),
  /** Lines of rows that are hidden or filtered away. */
  hidden_rows: z.array(z.int()),
  /** Titles of hidden columns; their letters where they have none. */
  hidden_columns: z.array(z.string()),
})

/** How a file was read, and what is hidden in it. */
export type FileAbout = z.infer<typeof fileAbout>
