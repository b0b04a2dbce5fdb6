import { deleteFile, editFile, restoreFile } from '@portal/contract/files/files'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { auditOf } from '../platform/audit.ts'
import type { SessionStore } from '../platform/http/connection/enter.ts'
import type { Context, Services } from '../platform/http/context.ts'
import { DONE, handle } from '../platform/http/handle.ts'
import { ofVersion, orNotFound, refuse } from '../platform/http/refusal.ts'
import { readerOf } from '../workspace/records/visible.ts'
import { serveDownloads } from './download/download.ts'
import { fileReadRoutes, fileRecordOf } from './read.ts'
import { rightsOnFile } from './rules.ts'
import { changeFile, lockFile } from './store.ts'
import { beginRoutes } from './uploads/begin.ts'
import { finish } from './uploads/finish.ts'
import { serveReceiving } from './uploads/receive.ts'
import { isRefusedName } from './uploads/refused-types.ts'
import { isVisible } from './visible.ts'

const audit = auditOf('files')

/** Locks a file and checks its version. Throws if the person lacks the right. */
const locked = async (
  context: Context,
  { id, version }: { readonly id: string; readonly version: number },
  right: 'edit' | 'delete',
) => {
  const { db, user } = context
  const row = orNotFound(await lockFile(db, id, isVisible(await readerOf(context))))
  if (!rightsOnFile(user, row.uploaded_by)[right]) throw refuse('privilege_missing')
  return ofVersion(row, version, () => fileRecordOf(context, id))
}

/** Routes to edit, delete, and restore files. The audit records every change. */
const changeRoutes = [
  handle(editFile, async ({ id, version, name, description }, context) => {
    await locked(context, { id, version }, 'edit')
    // If the uploaded file had no extension, downloads use the name alone.
    if (isRefusedName(name)) throw refuse('file_refused')
    await changeFile(context.db, id, { name, description })
    await audit(context, 'edit', id)
    return { data: await fileRecordOf(context, id) }
  }),

  handle(deleteFile, async ({ id, version }, context) => {
    await locked(context, { id, version }, 'delete')
    await changeFile(context.db, id, { deleted_at: context.services.now() })
    await audit(context, 'delete', id)
    return DONE
  }),

  handle(restoreFile, async ({ id }, context) => {
    const { db, user } = context
    const row = orNotFound(await lockFile(db, id, sql`deleted_at IS NOT NULL`))
    if (!rightsOnFile(user, row.uploaded_by).delete) throw refuse('not_found')
    await changeFile(db, id, { deleted_at: null })
    await audit(context, 'restore', id)
    return DONE
  }),
]

/** Endpoints of the contract in the files area. */
export const fileRoutes = [...fileReadRoutes, ...changeRoutes, ...beginRoutes, finish]

/** Routes outside the contract, because their bodies are bytes. */
export const serveFiles = (app: FastifyInstance, services: Services, sessions: SessionStore): void => {
  serveReceiving(app, services, sessions)
  serveDownloads(app, services, sessions)
}
