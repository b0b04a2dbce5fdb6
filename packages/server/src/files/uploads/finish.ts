import { finishUpload } from '@portal/contract/files/uploads'
import { storageOf } from '../../integrations/open-storage.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Context, RequestContext } from '../../platform/http/context.ts'
import { handleAfter, handleLimited } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { heavyWork } from '../../platform/http/serving/heavy-work.ts'
import { FINISHING } from '../rules.ts'
import type { fileVersions, UploadRow } from '../schema.ts'
import { changeFile, insertFile, insertVersion, lockFile } from '../store.ts'
import { isThere } from '../visible.ts'
import { checkTarget } from './begin.ts'
import { contentProblem } from './refused-content.ts'
import { isRefusedName, isRefusedType } from './refused-types.ts'
import { scanNow } from './scan.ts'
import { sha256Of, sniff } from './sniff.ts'
import { findUpload, lockUpload, markFinished, removeUpload } from './upload-store.ts'

type ScannedContent = Pick<typeof fileVersions.$inferInsert, 'media_type' | 'scan'>

/** Examines a complete upload. Deletes uploads that can't become files, so that nobody resumes them. */
const examine = async ({ services, user }: RequestContext, id: string): Promise<ScannedContent | undefined> => {
  const { database, log } = services
  const row = orNotFound(await findUpload(database.orm, user.id, id))
  if (row.file_id) return undefined
  const storage = storageOf(services)
  if ((await storage.received(id)) !== row.size) throw refuse('file_incomplete')
  await storage.settle(id)
  if ((await sha256Of(storage, id)) !== row.sha256) {
    log.warn({}, 'an upload did not arrive as it was announced')
    await removeUpload(database.orm, id)
    throw refuse('file_damaged')
  }
  const { mediaType, ending } = await sniff(storage, id, row.size)
  const scan = await scanNow(services, id)
  const isRefused = isRefusedName(row.name) || isRefusedType(ending)
  const problem = isRefused ? 'file_refused' : await contentProblem(storage, id, row.size)
  if (!problem && scan !== 'infected') return { media_type: mediaType, scan }
  await removeUpload(database.orm, id)
  throw refuse(problem ?? 'file_infected')
}

const audit = auditOf('files')

const addFile = async (context: Context, row: UploadRow, found: ScannedContent): Promise<string> => {
  const { db, user } = context
  const { name, description, size, sha256, of_kind, of_id } = row
  const id = await insertFile(db, {
    name,
    description,
    size,
    uploaded_by: user.id,
    ...(of_kind && { [`${of_kind}_id`]: of_id }),
  })
  await insertVersion(db, {
    ...found,
    file_id: id,
    number: 1,
    content_id: row.id,
    original_name: name,
    size,
    sha256,
    uploaded_by: user.id,
  })
  await audit(context, 'add', id)
  return id
}

const addVersion = async (context: Context, row: UploadRow, id: string, found: ScannedContent): Promise<string> => {
  const { db, user } = context
  const { name, size, sha256 } = row
  const file = orNotFound(await lockFile(db, id, isThere))
  const number = file.versions + 1
  await insertVersion(db, {
    ...found,
    file_id: id,
    number,
    content_id: row.id,
    original_name: name,
    size,
    sha256,
    uploaded_by: user.id,
  })
  await changeFile(db, id, { versions: number, size })
  await audit(context, 'add_version', id, { number })
  return id
}

/** Turns an upload into a file or a new version. Examines it without a connection, and writes in one transaction. */
export const finish = handleLimited(
  heavyWork(FINISHING),
  handleAfter(
    finishUpload,
    ({ id }, request) => examine(request, id),
    async ({ id }, context, found) => {
      const row = orNotFound(await lockUpload(context.db, context.user.id, id))
      if (row.file_id) return { data: { id: row.file_id } }
      if (!found) throw refuse('not_found')
      const { of_kind, of_id, replaces } = row
      await checkTarget(context, { ...(of_kind && of_id && { of_kind, of_id }), ...(replaces && { replaces }) })
      const fileId = replaces ? await addVersion(context, row, replaces, found) : await addFile(context, row, found)
      await markFinished(context.db, id, fileId)
      return { data: { id: fileId } }
    },
  ),
)
