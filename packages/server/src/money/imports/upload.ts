import { createHash } from 'node:crypto'
import {
  beginImport,
  dropImport,
  type ImportFile,
  readImport,
  sendImportPart,
} from '@portal/contract/money/expenses/imports'
import type { Context } from '../../platform/http/context.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { StorableContent } from '../../platform/storage/bytes-columns.ts'
import { requireRoom } from '../../platform/storage/room.ts'
import { findVisibleProject } from '../../programmes/projects/visible-project.ts'
import { MOST_FILES, mayImport } from './rules.ts'
import type { ImportRecord } from './schema.ts'
import {
  announceImport,
  deleteParts,
  findImport,
  importBytesOf,
  lockImport,
  removeAllButNewest,
  removeImport,
  storeImportPart,
} from './store.ts'

const presentFile = ({ id, kind, name, size, received }: ImportRecord): ImportFile => ({
  id,
  kind,
  name,
  size,
  received,
})

/** Locks the person's own file. Throws `not_found` for files of others. */
export const ownFile = async ({ db, user }: Context, id: string): Promise<ImportRecord> => {
  const file = await lockImport(db, user.id, id)
  if (!file || !mayImport(user, file.kind)) throw refuse('not_found')
  return file
}

// The bytes must match the announced hash, so that no truncated or altered file is imported.
const checkComplete = async ({ db }: Context, file: ImportRecord) => {
  const hash = createHash('sha256').update(await importBytesOf(db, file.id))
  if (hash.digest('hex') === file.sha256) return
  await deleteParts(db, file.id)
}

/** Files arrive in parts, so that a poor connection never sends the same bytes twice. */
export const importUploadRoutes = [
  handle(beginImport, async (given, { db, services, user }) => {
    if (!mayImport(user, given.kind)) throw refuse('privilege_missing')
    if (!(await findVisibleProject(db, user, given.project_id))) throw refuseField('project_id', 'unknown_value')
    await requireRoom(services, given.size)
    const file = await announceImport(db, { ...given, user_id: user.id })
    // Each corrected file is a new upload. Abandoned ones are deleted, so that nobody is blocked by them.
    await removeAllButNewest(db, user.id, MOST_FILES)
    return { data: presentFile(file) }
  }),

  handle(readImport, async ({ id }, { db, user }) => {
    const file = await findImport(db, user.id, id)
    if (!file) throw refuse('not_found')
    return { data: presentFile(file) }
  }),

  handle(sendImportPart, async ({ id, offset, data }, context) => {
    const file = await ownFile(context, id)
    const bytes = Buffer.from(data, 'base64')
    const end = offset + bytes.length
    if (end > file.size) throw refuseField('data', 'file_too_large')
    // A retry, because the response was lost.
    if (file.rows || end <= file.received) return { data: presentFile(file) }
    if (offset > file.received) throw refuse('changed_meanwhile', { data: presentFile(file) })
    const content = await StorableContent.fitting(context.services, bytes.subarray(file.received - offset))
    await storeImportPart(context.db, file, content)
    if (end === file.size) await checkComplete(context, file)
    return { data: presentFile(await ownFile(context, id)) }
  }),

  handle(dropImport, async ({ id }, context) => {
    await ownFile(context, id)
    await removeImport(context.db, id)
    return DONE
  }),
]
