import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { choice, choices, id, integer } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { emailStates } from '../../core/records/email-states.ts'
import { accountTypes } from '../../core/rights/accounts.ts'
import { cleanedFileName } from '../../core/tables/file-fields.ts'
import { base64 } from '../../core/tables/file-imports.ts'
import { fileAbout, readAs, withHidden } from '../../core/tables/file-tables.ts'
import { dayOrders } from '../../core/tables/import-fields.ts'

export const userImportFields = {
  required: ['email', 'first_name_en', 'last_name_en', 'first_name_ar', 'last_name_ar'],
  optional: [
    ...(['type', 'language', 'gender', 'phone', 'birth_date', 'education_level'] as const),
    ...(['work_place', 'work_position', 'work_start_date', 'direct_manager'] as const),
  ],
} as const

export const allUserImportFields = [...userImportFields.required, ...userImportFields.optional] as const

export type UserImportField = (typeof allUserImportFields)[number]

/** Upload state. `received` bytes are stored; sending resumes there. */
export const userImport = z.object({ id: id(), name: z.string(), size: z.int(), received: z.int() })

export type UserImport = z.infer<typeof userImport>

const refusedWork = ['too_many_jobs', 'busy'] as const

const unreadable = ['file_unreadable', 'file_too_much', 'file_too_long'] as const

export const beginUserImport = endpoint({
  method: 'POST',
  path: '/user_imports',
  summary: 'Begin to import users',
  needs: ['users', 'add'],
  input: z.object({
    name: cleanedFileName(),
    size: integer(limits.user_import_bytes).check(z.gte(1, { error: 'field_required' })),
  }),
  output: one(userImport),
  errors: ['disk_full'],
})

/** Sends the next bytes. A part that was received before is skipped. */
export const sendUserImportPart = endpoint({
  method: 'POST',
  path: '/user_imports/:id/parts',
  summary: 'Send the next bytes of a file of users',
  needs: ['users', 'add'],
  input: z.object({
    id: id(),
    offset: integer(limits.user_import_bytes),
    data: base64('too_long'),
  }),
  output: one(userImport),
  seenBy: ['users', 'add'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'disk_full'],
})

/** Parses the file and returns its columns. Another encoding or sheet parses it again. */
export const readUserImportColumns = endpoint({
  method: 'POST',
  path: '/user_imports/:id/columns',
  summary: 'Read the columns of a file of users',
  needs: ['users', 'add'],
  input: z.object({ id: id(), ...readAs }),
  output: one(
    z.object({
      rows: z.int(),
      columns: z.array(
        z.object({
          title: z.string(),
          samples: z.array(z.string()),
          field: z.nullable(z.enum(allUserImportFields)),
          is_hidden: z.boolean(),
        }),
      ),
      about: fileAbout,
    }),
  ),
  errors: ['not_found', 'file_incomplete', ...unreadable, 'disk_full', ...refusedWork],
})

const matching = () =>
  choices(z.nullable(choice(allUserImportFields)), limits.import_columns).check(
    z.refine(given => new Set(given.filter(Boolean)).size === given.filter(Boolean).length, { error: 'twice_in_file' }),
  )

const asked = z.object({
  id: id(),
  matching: matching(),
  /** For rows without a type of their own. */
  type: choice(accountTypes),
  /** What comes first in dates such as 03/04/2026. */
  day_order: z.optional(choice(dayOrders)),
  with_hidden: withHidden,
  cursor: z.optional(integer(limits.import_rows + 1)),
})

/** `field` is null if the whole row is wrong. */
const problem = z.object({ field: z.nullable(z.enum(allUserImportFields)), code: z.string() })

/** `new` rows can be imported. `same` ones already have an account. `bad` ones have problems and are skipped. */
const row = {
  /** Row number in the file. The first row below the header is 2. */
  line: z.int(),
  email: z.string(),
  problems: z.array(problem),
}

export const userImportRow = z.object({
  ...row,
  state: z.enum(['new', 'same', 'bad']),
  values: z.record(z.string(), z.string()),
})

export type UserImportRow = z.infer<typeof userImportRow>

export const previewUserImport = endpoint({
  method: 'POST',
  path: '/user_imports/:id/preview',
  summary: 'What importing users would do',
  needs: ['users', 'add'],
  input: z.extend(asked, {
    /** `bad` shows only rows with a problem. */
    shows: z.optional(choice(['all', 'bad'])),
  }),
  output: one(
    z.object({
      rows: z.array(userImportRow),
      next_cursor: z.nullable(z.int()),
      counts: z.object({ new: z.int(), same: z.int(), bad: z.int() }),
    }),
  ),
  errors: ['invalid', 'not_found', 'file_incomplete', ...refusedWork],
})

/** Imports the next hundred rows and returns `next_cursor`. Skips existing accounts, so retries are safe. */
export const applyUserImport = endpoint({
  method: 'POST',
  path: '/user_imports/:id/apply',
  summary: 'Import the next users of a file',
  needs: ['users', 'add'],
  input: asked,
  output: one(
    z.object({
      results: z.array(
        z.object({
          ...row,
          state: z.enum(['added', 'same', 'bad']),
          user_id: z.nullable(id()),
          invitation: z.optional(z.enum(emailStates)),
        }),
      ),
      next_cursor: z.nullable(z.int()),
    }),
  ),
  touches: ['/users'],
  saysMail: true,
  errors: ['invalid', 'not_found', 'file_incomplete', ...refusedWork],
})

export const dropUserImport = endpoint({
  method: 'DELETE',
  path: '/user_imports/:id',
  summary: 'Forget a file of users',
  needs: ['users', 'add'],
  input: z.object({ id: id() }),
  output: done,
  errors: ['not_found'],
})
