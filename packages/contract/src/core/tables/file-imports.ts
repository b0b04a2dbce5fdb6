import * as z from 'zod/mini'
import { one } from '../api/lists.ts'
import type { FieldCode } from '../fields/field-codes.ts'
import { limits } from '../fields/limits.ts'
import { fileAbout, readAs, withHidden } from './file-tables.ts'

/** Base64 of a file or chunk, limited to what one request can carry. */
export const base64 = (tooMany: FieldCode) =>
  z
    .string({ error: 'wrong_type' })
    .check(
      z.maxLength(limits.import_chunk_text, { error: tooMany }),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'wrong_type' }),
    )

export const fileContent = () => ({ data: base64('file_too_large'), ...readAs, with_hidden: withHidden })

export const fileImportRow = z.object({
  /** Row number in the file. The header is row 1. */
  line: z.int(),
  label: z.string(),
  changes: z.int(),
  /** `column` is empty if the whole row is wrong. */
  problems: z.array(z.object({ column: z.string(), code: z.string() })),
})

export type FileImportRow = z.infer<typeof fileImportRow>

/** What a file would change, or has changed once `is_applied` is true. */
export const fileImported = one(z.object({ rows: z.array(fileImportRow), about: fileAbout, is_applied: z.boolean() }))

export const fileImportErrors = [
  ...(['invalid', 'not_found', 'file_unreadable', 'file_too_much', 'file_too_long'] as const),
  ...(['too_many_jobs', 'busy'] as const),
] as const
