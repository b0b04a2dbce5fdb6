import * as z from 'zod/mini'
import { one } from '../api/lists.ts'
import type { FieldCode } from '../fields/field-codes.ts'
import { limits } from '../fields/limits.ts'
import { fileAbout, readAs, withHidden } from './file-tables.ts'

/** Bytes of a file in base64, as many as one call takes. */
export const base64 = (tooMany: FieldCode) =>
  z
    .string({ error: 'wrong_type' })
    .check(
      z.maxLength(limits.import_chunk_text, { error: tooMany }),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'wrong_type' }),
    )

/** A small xlsx or csv file as a whole, and how it is read. */
export const fileContent = () => ({ data: base64('file_too_large'), ...readAs, with_hidden: withHidden })

/** One row of a file: what it is about, how much it would change, and what is wrong in which column. */
export const fileRow = z.object({
  /** In the file, the titles being row 1. */
  line: z.int(),
  label: z.string(),
  changes: z.int(),
  /** The column is empty where the whole row is wrong. */
  problems: z.array(z.object({ column: z.string(), code: z.string() })),
})

/** One row of a file. */
export type FileRow = z.infer<typeof fileRow>

/** What a file would change, or has changed. */
export const fileImported = one(z.object({ rows: z.array(fileRow), about: fileAbout, is_applied: z.boolean() }))

/** Codes of files that cannot be read. */
export const fileImportErrors = [
  ...(['invalid', 'not_found', 'file_unreadable', 'file_too_much', 'file_too_long'] as const),
  ...(['too_many_jobs', 'busy'] as const),
] as const
