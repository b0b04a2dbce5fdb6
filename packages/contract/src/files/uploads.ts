import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { done, one } from '../core/api/lists.ts'
import { id, moment } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import type { Need } from '../core/rights/needs.ts'
import { bothOrNone, fileDescription, fileName, owner } from '../core/tables/file-fields.ts'

/** Who uploads: by the files' own command, and instructors by theirs. */
export const uploadNeed = {
  anyOf: [
    ['files', 'add'],
    ['instructors', 'upload_files'],
  ],
} as const satisfies Need

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
      description: z.optional(fileDescription()),
      size: z
        .int({ error: 'wrong_type' })
        .check(z.gte(1, { error: 'file_empty' }), z.lte(limits.file_bytes, { error: 'file_too_large' })),
      /** SHA-256 of the whole file, in hex. */
      sha256: z.string({ error: 'wrong_type' }).check(z.regex(/^[0-9a-f]{64}$/, { error: 'wrong_type' })),
      ...owner,
      /** The file that this is a new version of. */
      replaces: z.optional(id()),
    })
    .check(bothOrNone()),
  output: one(upload),
  touches: ['/uploads'],
  errors: ['invalid', 'file_refused', 'too_many_jobs', 'too_many_requests', 'disk_full'],
})

/** POST /uploads/:id/finish: looks at what arrived and makes the file; called again it answers the same file. */
export const finishUpload = endpoint({
  method: 'POST',
  path: '/uploads/:id/finish',
  summary: 'Make a file of an upload that has arrived',
  needs: uploadNeed,
  input: z.object({ id: id() }),
  output: one(z.object({ id: id() })),
  touches: ['/files', '/files/:id', '/uploads'],
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
