import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { done, listQuery, one, page } from '../core/api/lists.ts'
import { id, moment, version } from '../core/fields/fields.ts'
import { namedPerson } from '../core/records/people.ts'
import type { Need } from '../core/rights/needs.ts'
import { bothOrNone, cleanedFileName, fileDescription, fileOwners, owner } from '../core/tables/file-fields.ts'
import { requestKinds } from '../requests/request-records.ts'
import { trainingViewers } from '../training/training-viewers.ts'

/** `off` means that no scanner is configured. Only `off` and `clean` files can be downloaded. */
export const scanStates = ['off', 'pending', 'clean', 'infected'] as const

/** Access is decided per file. */
export const filesNeed = {
  anyOf: [
    ['files', 'view_own'],
    ['files', 'view_all'],
    ['instructors', 'upload_files'],
  ],
} as const satisfies Need

/** `url` is relative to the API root. `preview` is how a page may show the file, if at all. */
export const fileVersion = z.object({
  number: z.int(),
  original_name: z.string(),
  size: z.int(),
  sha256: z.string(),
  media_type: z.string(),
  preview: z.nullable(z.enum(['image', 'pdf'])),
  url: z.string(),
  scan: z.enum(scanStates),
  uploader: namedPerson,
  created_at: moment(),
})

export type FileVersion = z.infer<typeof fileVersion>

/**
 * Specification section 3. `of` is null if the person can't see the record. Requests have a `request_kind`, and
 * trainings a `viewer`.
 */
export const file = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  of: z.nullable(
    z.object({
      kind: z.enum(fileOwners),
      id: id(),
      name: z.string(),
      request_kind: z.optional(z.enum(requestKinds)),
      viewer: z.optional(z.enum(trainingViewers)),
    }),
  ),
  versions: z.int(),
  newest: fileVersion,
  uploader: namedPerson,
  created_at: moment(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), add_version: z.boolean() }),
})

export type FileRow = z.infer<typeof file>

/** `history` starts with the latest version. */
export const fileRecord = z.extend(file, { history: z.array(fileVersion) })

export type FileRecord = z.infer<typeof fileRecord>

/** `of_kind` and `of_id` select the files of a record, `mine` one's own. */
export const listFiles = endpoint({
  method: 'GET',
  path: '/files',
  summary: 'Files',
  needs: filesNeed,
  input: z
    .extend(listQuery(['-created_at', 'created_at', 'name', '-name', 'size', '-size']), {
      ...owner,
      mine: z.optional(z.enum(['yes'], { error: 'unknown_value' })),
    })
    .check(bothOrNone()),
  output: z.extend(page(file), { can: z.object({ add: z.boolean(), view_all: z.boolean() }) }),
})

export const readFile = endpoint({
  method: 'GET',
  path: '/files/:id',
  summary: 'One file with its versions',
  needs: filesNeed,
  input: z.object({ id: id() }),
  output: one(fileRecord),
  errors: ['not_found'],
})

const touches = ['/files', '/files/:id', '/uploads'] as const

export const editFile = endpoint({
  method: 'PATCH',
  path: '/files/:id',
  summary: 'Change the name and description of a file',
  needs: ['files', 'edit'],
  input: z.object({ id: id(), version: version(), name: cleanedFileName(), description: fileDescription() }),
  output: one(fileRecord),
  touches,
  seenBy: filesNeed,
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'privilege_missing', 'file_refused'],
})

/** The file can be restored for a day. */
export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/files/:id',
  summary: 'Delete a file with all its versions',
  needs: ['files', 'delete'],
  input: z.object({ id: id(), version: version() }),
  output: done,
  touches,
  seenBy: filesNeed,
  errors: ['not_found', 'changed_meanwhile', 'privilege_missing'],
})

export const restoreFile = endpoint({
  method: 'POST',
  path: '/files/:id/restore',
  summary: 'Bring back a deleted file',
  needs: ['files', 'delete'],
  input: z.object({ id: id() }),
  output: done,
  touches,
  errors: ['not_found', 'privilege_missing'],
})
