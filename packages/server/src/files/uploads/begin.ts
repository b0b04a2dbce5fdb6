import type { InputOf } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import { beginUpload, dropUpload, listUploads, readUpload, type Upload } from '@portal/contract/files/uploads'
import { storageOf } from '../../integrations/open-storage.ts'
import type { Context } from '../../platform/http/context.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { readerOf, seesRecord } from '../../workspace/records/visible.ts'
import { mayAddTo, rightsOnFile } from '../rules.ts'
import type { UploadRow } from '../schema.ts'
import { lockFile } from '../store.ts'
import { isVisible } from '../visible.ts'
import { isRefusedName } from './refused-types.ts'
import { announcedBy, announceUpload, findUpload, openUploads, removeUpload } from './upload-store.ts'

const present = ({ id, name, size, sha256, created_at }: UploadRow, received: number): Upload => ({
  id,
  name,
  size,
  sha256,
  received,
  created_at: created_at.toISOString(),
})

type Target = Pick<InputOf<typeof beginUpload>, 'of_kind' | 'of_id' | 'replaces'>

/** Throws if the person doesn't see the target or may not add to it. The error is the same as for a missing target. */
export const checkTarget = async (context: Context, { of_kind, of_id, replaces }: Target): Promise<void> => {
  const { db, user } = context
  const reader = await readerOf(context)
  if (of_kind && of_id && !(mayAddTo(user, of_kind) && (await seesRecord(db, reader, { kind: of_kind, id: of_id }))))
    throw refuseField('of_id', 'unknown_value')
  if (!replaces) return
  const file = await lockFile(db, replaces, isVisible(reader))
  if (!file || !rightsOnFile(user, file.uploaded_by).add_version) throw refuseField('replaces', 'unknown_value')
}

const refuseTooMuch = async ({ db, user }: Context) => {
  const { open, bytes } = await announcedBy(db, user.id)
  if (open > limits.uploads_open) throw refuse('too_many_jobs', { retryAfter: 60 })
  if (bytes > limits.upload_bytes_daily) throw refuse('too_many_requests', { retryAfter: 3600 })
}

/** Routes to start, list, and cancel uploads. */
export const beginRoutes = [
  handle(beginUpload, async (given, context) => {
    const { db, user, services } = context
    const { of_kind = null, of_id = null, replaces = null, description = '', name, size, sha256 } = given
    if (isRefusedName(name)) throw refuse('file_refused')
    await checkTarget(context, given)
    const id = await announceUpload(db, { user_id: user.id, name, description, size, sha256, of_kind, of_id, replaces })
    await refuseTooMuch(context)
    const received = await storageOf(services).begin(id, size)
    const row = await findUpload(db, user.id, id)
    if (!row) throw refuse('changed_meanwhile')
    return { data: present(row, received) }
  }),

  handle(listUploads, async (_, { db, user, services }) => {
    const rows = await openUploads(db, user.id)
    const storage = storageOf(services)
    return { data: await Promise.all(rows.map(async row => present(row, await storage.received(row.id)))) }
  }),

  handle(readUpload, async ({ id }, { db, user, services }) => {
    const row = await findUpload(db, user.id, id)
    if (!row) throw refuse('not_found')
    return { data: present(row, row.file_id ? row.size : await storageOf(services).received(id)) }
  }),

  handle(dropUpload, async ({ id }, { db, user }) => {
    const row = await findUpload(db, user.id, id)
    if (!row || row.file_id) throw refuse('not_found')
    await removeUpload(db, id)
    return DONE
  }),
]
