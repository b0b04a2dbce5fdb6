import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { done, one } from '../core/api/lists.ts'
import { id, moment, reference } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import type { Need } from '../core/rights/needs.ts'
import { bothOrNone, cleanedFileName, fileDescription, owner } from '../core/tables/file-fields.ts'

export const uploadNeed = {
  anyOf: [
    ['files', 'add'],
    ['instructors', 'upload_files'],
  ],
} as const satisfies Need

/** Upload state. `received` bytes are stored; the tus endpoint /uploads/:id/bytes resumes there. */
export const upload = z.object({
  id: id(),
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
  received: z.int(),
  created_at: moment(),
})

export type Upload = z.infer<typeof upload>

/** One's own unfinished uploads, such as those from before the browser closed. */
export const listUploads = endpoint({
  method: 'GET',
  path: '/uploads',
  summary: 'Files of one’s own on their way',
  needs: uploadNeed,
  input: z.object({}),
  output: z.object({ data: z.array(upload) }),
})

export const readUpload = endpoint({
  method: 'GET',
  path: '/uploads/:id',
  summary: 'How much of an upload has arrived',
  needs: uploadNeed,
  input: z.object({ id: id() }),
  output: one(upload),
  errors: ['not_found'],
})

/** Announces a file by its hash. Announcing the same file again resumes its upload. */
export const beginUpload = endpoint({
  method: 'POST',
  path: '/uploads',
  summary: 'Begin to upload a file',
  needs: uploadNeed,
  input: z
    .object({
      name: cleanedFileName(),
      description: z.optional(fileDescription()),
      size: z
        .int({ error: 'wrong_type' })
        .check(z.gte(1, { error: 'file_empty' }), z.lte(limits.file_bytes, { error: 'file_too_large' })),
      /** Hex-encoded SHA-256 of the whole file. */
      sha256: z.string({ error: 'wrong_type' }).check(z.regex(/^[0-9a-f]{64}$/, { error: 'wrong_type' })),
      ...owner,
      replaces: z.optional(reference()),
    })
    .check(bothOrNone()),
  output: one(upload),
  touches: ['/uploads'],
  errors: ['invalid', 'file_refused', 'too_many_jobs', 'too_many_requests', 'disk_full'],
})

/** Checks the received bytes and creates the file. Repeating the request returns the same file. */
export const finishUpload = endpoint({
  method: 'POST',
  path: '/uploads/:id/finish',
  summary: 'Make a file of an upload that has arrived',
  needs: uploadNeed,
  input: z.object({ id: id() }),
  output: one(z.object({ id: id() })),
  touches: ['/files', '/files/:id', '/uploads'],
  errors: [
    ...(['invalid', 'not_found', 'file_incomplete', 'file_damaged', 'file_infected'] as const),
    ...(['file_refused', 'document_too_large', 'document_unclear', 'too_many_jobs'] as const),
  ],
})

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
