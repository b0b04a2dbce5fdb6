import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { choice, chosenId, id, integer } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import type { Need } from '../../core/rights/needs.ts'
import { fileName } from '../../core/tables/file-fields.ts'
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

/** One person imports a few files at once, and the server so many of everyone's. */
const refusedWork = ['too_many_jobs', 'busy'] as const

/** A file on its way, or arrived: `received` bytes are safe, and sending goes on from there. */
export const importFile = z.object({
  id: id(),
  kind: z.enum(importKinds),
  name: z.string(),
  size: z.int(),
  received: z.int(),
})

/** A file on its way, or arrived. */
export type ImportFile = z.infer<typeof importFile>

/** POST /imports: announces a file; the same one announced again goes on where it stopped. */
export const beginImport = endpoint({
  method: 'POST',
  path: '/imports',
  summary: 'Begin to import a file into a budget',
  needs: importer,
  input: z.object({
    project_id: chosenId(),
    kind: choice(importKinds),
    name: fileName(),
    size: integer(limits.import_bytes).check(z.gte(1, { error: 'field_required' })),
    /** SHA-256 of the whole file, in hex. */
    sha256: z.string({ error: 'wrong_type' }).check(z.regex(/^[0-9a-f]{64}$/, { error: 'wrong_type' })),
  }),
  output: one(importFile),
  errors: ['invalid', 'privilege_missing'],
})

/** GET /imports/:id: how much of a file has arrived. */
export const readImport = endpoint({
  method: 'GET',
  path: '/imports/:id',
  summary: 'How much of a file has arrived',
  needs: importer,
  input: z.object({ id: id() }),
  output: one(importFile),
  errors: ['not_found'],
})

/** POST /imports/:id/parts: the next bytes, in base64; a part that has arrived before is passed over. */
export const sendImportPart = endpoint({
  method: 'POST',
  path: '/imports/:id/parts',
  summary: 'Send the next bytes of a file',
  needs: importer,
  input: z.object({ id: id(), offset: integer(limits.import_bytes), data: base64('too_long') }),
  output: one(importFile),
  seenBy: importer,
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})

/** The columns of a file as they were found, and which field each seems to be. */
export const importColumns = z.object({
  rows: z.int(),
  columns: z.array(
    z.object({
      /** The words of its first row. */
      title: z.string(),
      /** The first few values under it. */
      samples: z.array(z.string()),
      /** Hidden columns are left out until somebody says what they contain. */
      field: z.nullable(z.enum(allImportFields)),
      is_hidden: z.boolean(),
    }),
  ),
  about: fileAbout,
})

/** The columns of a file. */
export type ImportColumns = z.infer<typeof importColumns>

/**
 * POST /imports/:id/columns: reads the file, in a process apart that may take only so much time and memory. With another
 * encoding or sheet it is read once more.
 */
export const readImportColumns = endpoint({
  method: 'POST',
  path: '/imports/:id/columns',
  summary: 'Read the columns of a file',
  needs: importer,
  input: z.object({ id: id(), ...readAs }),
  output: one(importColumns),
  errors: ['not_found', 'file_incomplete', 'file_unreadable', 'file_too_much', 'file_too_long', ...refusedWork],
})

const asked = z.object({
  id: id(),
  matching: matching(),
  /** Brings rows in that look as if they are there already; without it they are left out. */
  with_duplicates: z.optional(z.boolean({ error: 'wrong_type' })),
  /** Changes lines whose codes are there already; without it they are refused where they differ. */
  with_updates: z.optional(z.boolean({ error: 'wrong_type' })),
  with_hidden: withHidden,
  /** Converts amounts in other currencies by the rates of their days; without it their rows are refused. */
  with_conversion: z.optional(z.boolean({ error: 'wrong_type' })),
  /**
   * Rows that are invoices of lines of requests (decision 56): those that are named, else all of the line's budget line;
   * null takes single ones out again. Nothing is linked otherwise.
   */
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
  /** What a person says of a file that does not show it; what the file shows goes before it. */
  decimal_mark: z.optional(choice(decimalMarks)),
  day_order: z.optional(choice(dayOrders)),
})

/** POST /imports/:id/preview: changes nothing; its rows come by page. */
export const previewImport = endpoint({
  method: 'POST',
  path: '/imports/:id/preview',
  summary: 'What importing a file would do',
  needs: importer,
  input: z.extend(asked, {
    /** Where nothing is said, those with a problem where there are any. */
    shows: z.optional(choice(previewFilters)),
    /** The `next_cursor` of the page before. */
    cursor: z.optional(integer(limits.import_rows + 1)),
    limit: z.optional(integer(limits.page_size_max)),
  }),
  output: one(importPreview),
  errors: ['invalid', 'not_found', 'file_incomplete', ...refusedWork],
})

/**
 * What an import did. `left_out` are the rows that looked as if they were there already, by their place in the file.
 */
export const importResult = z.object({ added: z.int(), changed: z.int(), same: z.int(), left_out: z.array(z.int()) })

/** What an import did. */
export type ImportResult = z.infer<typeof importResult>

/**
 * POST /imports/:id/apply: all rows or none, but for those that are left out; the same file again changes nothing,
 * whatever became of its rows. Which rows look as if they are there already is determined again.
 */
export const applyImport = endpoint({
  method: 'POST',
  path: '/imports/:id/apply',
  summary: 'Import a file',
  needs: importer,
  input: asked,
  output: one(importResult),
  touches: expenseTouches,
  errors: ['invalid', 'not_found', 'file_incomplete', ...refusedWork],
})

/** DELETE /imports/:id: forgets a file. */
export const dropImport = endpoint({
  method: 'DELETE',
  path: '/imports/:id',
  summary: 'Forget a file',
  needs: importer,
  input: z.object({ id: id() }),
  output: done,
  errors: ['not_found'],
})
