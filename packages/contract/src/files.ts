import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { choice, id, moment, version } from './fields.ts'
import { fileName } from './file_names.ts'
import { limits } from './limits.ts'
import { done, listQuery, one, page } from './lists.ts'
import type { Need } from './needs.ts'
import { namedPerson } from './people.ts'
import { isStorable } from './text-rules.ts'

/** The kinds of records that files belong to; a file may also belong to none. */
export const fileOwners = ['project', 'activity', 'expense'] as const

/** A kind of record that files belong to. */
export type FileOwner = (typeof fileOwners)[number]

/** Whether a virus scanner has looked: `off` where none was set up. Only `off` and `clean` can be downloaded. */
export const scanStates = ['off', 'pending', 'clean', 'infected'] as const

/** Who uploads: by the files' own command, and instructors by theirs. */
export const uploadNeed = {
  anyOf: [
    ['files', 'add'],
    ['instructors', 'upload_files'],
  ],
} as const satisfies Need

/** Who reads files at all; which of them is decided for each (decision 35). */
export const filesNeed = {
  anyOf: [
    ['files', 'view_own'],
    ['files', 'view_all'],
    ['instructors', 'upload_files'],
  ],
} as const satisfies Need

const description = () =>
  z
    .string({ error: 'wrong_type' })
    .check(
      z.refine(isStorable, { error: 'bad_characters' }),
      z.trim(),
      z.maxLength(limits.file_description_length, { error: 'too_long' }),
    )

/** What a version of a file is. `url` is below the api's root; `preview` says how a page may show it. */
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

/** A version of a file. */
export type FileVersion = z.infer<typeof fileVersion>

/** A file (specification section 3) with its newest version. `of` is null where the person does not see the record. */
export const file = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  of: z.nullable(z.object({ kind: z.enum(fileOwners), id: id(), name: z.string() })),
  /** How many there are; the newest is `newest`. */
  versions: z.int(),
  newest: fileVersion,
  uploader: namedPerson,
  created_at: moment(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), add_version: z.boolean() }),
})

/** A file with its newest version. */
export type FileRow = z.infer<typeof file>

/** A file with all of its versions, the newest first. */
export const fileRecord = z.extend(file, { history: z.array(fileVersion) })

/** A file with all of its versions. */
export type FileRecord = z.infer<typeof fileRecord>

const of = {
  of_kind: z.optional(choice(fileOwners)),
  of_id: z.optional(id()),
}
const bothOrNone = () =>
  z.refine<{ of_kind?: string | undefined; of_id?: string | undefined }>(
    given => (given.of_kind === undefined) === (given.of_id === undefined),
    { path: ['of_id'], error: 'field_required' },
  )

/** GET /files: with `of_*` those of a record; with `mine` only one's own. */
export const listFiles = endpoint({
  method: 'GET',
  path: '/files',
  summary: 'Files',
  needs: filesNeed,
  input: z
    .extend(listQuery(['-created_at', 'created_at', 'name', '-name', 'size', '-size']), {
      ...of,
      mine: z.optional(z.enum(['yes'], { error: 'unknown_value' })),
    })
    .check(bothOrNone()),
  output: z.extend(page(file), { can: z.object({ add: z.boolean(), view_all: z.boolean() }) }),
})

/** GET /files/:id */
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

/** PATCH /files/:id */
export const editFile = endpoint({
  method: 'PATCH',
  path: '/files/:id',
  summary: 'Change the name and description of a file',
  needs: ['files', 'edit'],
  input: z.object({ id: id(), version: version(), name: fileName(), description: description() }),
  output: one(fileRecord),
  touches,
  seenBy: filesNeed,
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'privilege_missing'],
})

/** DELETE /files/:id: it can be brought back for a day. */
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

/** POST /files/:id/restore */
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

/** A file on its way: `received` bytes are safe, and sending goes on from there by tus at /uploads/:id/bytes. */
export const upload = z.object({
  id: id(),
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
  received: z.int(),
  created_at: moment(),
})

/** A file on its way. */
export type Upload = z.infer<typeof upload>

/** GET /uploads: one's own that have not arrived in full, such as before the browser was closed. */
export const listUploads = endpoint({
  method: 'GET',
  path: '/uploads',
  summary: 'Files of one’s own on their way',
  needs: uploadNeed,
  input: z.object({}),
  output: z.object({ data: z.array(upload) }),
})

/** GET /uploads/:id: how much of one of them is safe. */
export const readUpload = endpoint({
  method: 'GET',
  path: '/uploads/:id',
  summary: 'How much of an upload has arrived',
  needs: uploadNeed,
  input: z.object({ id: id() }),
  output: one(upload),
  errors: ['not_found'],
})

/** POST /uploads: announces a file by its content; the same one announced again goes on where it stopped. */
export const beginUpload = endpoint({
  method: 'POST',
  path: '/uploads',
  summary: 'Begin to upload a file',
  needs: uploadNeed,
  input: z
    .object({
      name: fileName(),
      description: z.optional(description()),
      size: z
        .int({ error: 'wrong_type' })
        .check(z.gte(1, { error: 'file_empty' }), z.lte(limits.file_bytes, { error: 'file_too_large' })),
      /** SHA-256 of the whole file, in hex. */
      sha256: z.string({ error: 'wrong_type' }).check(z.regex(/^[0-9a-f]{64}$/, { error: 'wrong_type' })),
      ...of,
      /** The file that this is a new version of. */
      replaces: z.optional(id()),
    })
    .check(bothOrNone()),
  output: one(upload),
  touches: ['/uploads'],
  errors: ['invalid', 'file_refused', 'too_many_jobs', 'too_many_requests'],
})

/** POST /uploads/:id/finish: looks at what arrived and makes the file; called again it answers the same file. */
export const finishUpload = endpoint({
  method: 'POST',
  path: '/uploads/:id/finish',
  summary: 'Make a file of an upload that has arrived',
  needs: uploadNeed,
  input: z.object({ id: id() }),
  output: one(z.object({ id: id() })),
  touches,
  errors: ['invalid', 'not_found', 'file_incomplete', 'file_damaged', 'file_refused', 'file_infected', 'too_many_jobs'],
})

/** DELETE /uploads/:id: gives an upload up. */
export const dropUpload = endpoint({
  method: 'DELETE',
  path: '/uploads/:id',
  summary: 'Give an upload up',
  needs: uploadNeed,
  input: z.object({ id: id() }),
  output: done,
  touches: ['/uploads'],
  errors: ['not_found'],
})
