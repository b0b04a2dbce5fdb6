import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { choice, chosenId, id, integer } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import type { Need } from '../../core/rights/needs.ts'
import { cleanedFileName } from '../../core/tables/file-fields.ts'
import { base64 } from '../../core/tables/file-imports.ts'
import { fileAbout, readAs, withHidden } from '../../core/tables/file-tables.ts'
import { allImportFields, dayOrders, decimalMarks, importKinds, matching } from '../../core/tables/import-fields.ts'
import { expenseTouches } from './expenses.ts'
import { importPreview, previewFilters } from './import-previews.ts'

const importer = {
  anyOf: [
    ['budget', 'import_items'],
    ['budget', 'import_expenses'],
  ],
} as const satisfies Need

/** One person can run a few imports at once, and the server a limited number in total. */
const refusedWork = ['too_many_jobs', 'busy'] as const

const unreadable = ['file_unreadable', 'file_too_much', 'file_too_long'] as const

/** Upload state. `received` bytes are stored; sending resumes there. */
export const importFile = z.object({
  id: id(),
  kind: z.enum(importKinds),
  name: z.string(),
  size: z.int(),
  received: z.int(),
})

export type ImportFile = z.infer<typeof importFile>

/** Announces a file. Announcing the same file again resumes its upload. */
export const beginImport = endpoint({
  method: 'POST',
  path: '/imports',
  summary: 'Begin to import a file into a budget',
  needs: importer,
  input: z.object({
    project_id: chosenId(),
    kind: choice(importKinds),
    name: cleanedFileName(),
    size: integer(limits.import_bytes).check(z.gte(1, { error: 'field_required' })),
    /** Hex-encoded SHA-256 of the whole file. */
    sha256: z.string({ error: 'wrong_type' }).check(z.regex(/^[0-9a-f]{64}$/, { error: 'wrong_type' })),
  }),
  output: one(importFile),
  errors: ['invalid', 'privilege_missing', 'disk_full'],
})

export const readImport = endpoint({
  method: 'GET',
  path: '/imports/:id',
  summary: 'How much of a file has arrived',
  needs: importer,
  input: z.object({ id: id() }),
  output: one(importFile),
  errors: ['not_found'],
})

/** Sends the next bytes. A part that was received before is skipped. */
export const sendImportPart = endpoint({
  method: 'POST',
  path: '/imports/:id/parts',
  summary: 'Send the next bytes of a file',
  needs: importer,
  input: z.object({ id: id(), offset: integer(limits.import_bytes), data: base64('too_long') }),
  output: one(importFile),
  seenBy: importer,
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'disk_full'],
})

export const importColumns = z.object({
  rows: z.int(),
  columns: z.array(
    z.object({
      title: z.string(),
      samples: z.array(z.string()),
      /** Null for hidden columns until the person matches them. */
      field: z.nullable(z.enum(allImportFields)),
      is_hidden: z.boolean(),
    }),
  ),
  about: fileAbout,
})

export type ImportColumns = z.infer<typeof importColumns>

/** Parses the file in a separate process with limited time and memory. Another encoding or sheet parses it again. */
export const readImportColumns = endpoint({
  method: 'POST',
  path: '/imports/:id/columns',
  summary: 'Read the columns of a file',
  needs: importer,
  input: z.object({ id: id(), ...readAs }),
  output: one(importColumns),
  errors: ['not_found', 'file_incomplete', ...unreadable, 'disk_full', ...refusedWork],
})

const asked = z.object({
  id: id(),
  matching: matching(),
  /** Imports rows that look like duplicates. By default they are skipped. */
  with_duplicates: z.optional(z.boolean({ error: 'wrong_type' })),
  /** Updates lines with existing codes. By default, rows that differ from them are rejected. */
  with_updates: z.optional(z.boolean({ error: 'wrong_type' })),
  with_hidden: withHidden,
  /** Converts amounts in other currencies at the rate of their day. By default their rows are rejected. */
  with_conversion: z.optional(z.boolean({ error: 'wrong_type' })),
  /** Invoices of request lines: the given rows, or all of its budget line. A null line unlinks rows. */
  request_links: z.optional(
    z
      .array(
        z.object({
          request_item_id: z.nullable(chosenId()),
          rows: z.optional(
            z
              .array(integer(limits.import_rows + 1))
              .check(z.maxLength(limits.import_rows, { error: 'value_too_large' })),
          ),
        }),
      )
      .check(z.maxLength(limits.import_rows, { error: 'value_too_large' })),
  ),
  /** The person's answer if the file is ambiguous. What the file shows takes precedence. */
  decimal_mark: z.optional(choice(decimalMarks)),
  day_order: z.optional(choice(dayOrders)),
})

export const previewImport = endpoint({
  method: 'POST',
  path: '/imports/:id/preview',
  summary: 'What importing a file would do',
  needs: importer,
  input: z.extend(asked, {
    /** Defaults to `marked` if any row has a problem. */
    shows: z.optional(choice(previewFilters)),
    cursor: z.optional(integer(limits.import_rows + 1)),
    limit: z.optional(integer(limits.page_size_max)),
  }),
  output: one(importPreview),
  errors: ['invalid', 'not_found', 'file_incomplete', ...refusedWork],
})

/** `left_out` lists the row numbers of skipped duplicates. */
export const importResult = z.object({ added: z.int(), changed: z.int(), same: z.int(), left_out: z.array(z.int()) })

export type ImportResult = z.infer<typeof importResult>

/** One transaction, without the skipped rows. Importing a file again changes nothing, even if its rows changed. */
export const applyImport = endpoint({
  method: 'POST',
  path: '/imports/:id/apply',
  summary: 'Import a file',
  needs: importer,
  input: asked,
  output: one(importResult),
  touches: expenseTouches,
  errors: ['invalid', 'not_found', 'file_incomplete', 'request_altered', ...refusedWork],
})

export const dropImport = endpoint({
  method: 'DELETE',
  path: '/imports/:id',
  summary: 'Forget a file',
  needs: importer,
  input: z.object({ id: id() }),
  output: done,
  errors: ['not_found'],
})
