import { errorStatus } from '@portal/contract/core/api/errors'
import { id as idSchema } from '@portal/contract/core/fields/fields'
import { limits } from '@portal/contract/core/fields/limits'
import { uploadNeed } from '@portal/contract/files/uploads'
import { ERRORS, Server } from '@tus/server'
import type { FastifyInstance } from 'fastify'
import { storageOf } from '../../integrations/open-storage.ts'
import { callerFinder } from '../../platform/http/connection/caller.ts'
import type { SessionStore } from '../../platform/http/connection/enter.ts'
import { refuseForeignOrigin } from '../../platform/http/connection/origin.ts'
import type { Services } from '../../platform/http/context.ts'
import { refusalOf } from '../../platform/http/errors/errors.ts'
import { problemOf, refuse } from '../../platform/http/refusal.ts'
import { limitWrites } from '../../platform/http/serving/write-limit.ts'
import { describeError } from '../../platform/log/log.ts'
import { databaseLocker } from './locker.ts'
import { findOpenUpload } from './upload-store.ts'

const PATH = '/api/uploads'

/** An error from tus, or one that was thrown. */
type Thrown = Error | { readonly status_code: number; readonly body: string }

const thrownRefusal = (error: Thrown) => {
  if (error instanceof Error) return refusalOf(error)
  return refuse(error === ERRORS.ERR_LOCK_TIMEOUT ? 'busy' : 'internal')
}

/** Converts server errors to problem documents. Rejections by tus, such as a wrong offset, keep its own text. */
const problemFor = async ({ log }: Services, error: Thrown) => {
  if (!(error instanceof Error) && error.status_code < 500) return undefined
  const refusal = thrownRefusal(error)
  const status_code = errorStatus[refusal.code]
  if (status_code === 500) log.error(describeError(error), 'failed')
  return { status_code, body: JSON.stringify(problemOf(refusal)) }
}

const tusOn = (services: Services) =>
  new Server({
    path: PATH,
    datastore: storageOf(services).incoming,
    locker: databaseLocker(services.database),
    maxSize: limits.file_bytes,
    getFileIdFromRequest: request =>
      /\/uploads\/([0-9a-f-]{36})\/bytes$/i.exec(new URL(request.url).pathname)?.[1]?.toLowerCase(),
    // Only allows pages of the portal's own origin. The API has no CORS.
    allowedOrigins: [],
    onResponseError: (_request, error) => problemFor(services, error),
  })

/**
 * Receives upload bytes by tus: HEAD returns how many are stored, and PATCH sends more. Contract endpoints start,
 * finish, and cancel uploads. This part only checks who owns the upload.
 */
export const serveReceiving = (app: FastifyInstance, services: Services, sessions: SessionStore): void => {
  const callerOf = callerFinder(services, sessions, uploadNeed)
  let tus: Server | undefined
  app.register(async scope => {
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    scope.route<{ Params: { id: string } }>({
      method: ['HEAD', 'PATCH'],
      url: `${PATH}/:id/bytes`,
      handler: async (request, reply) => {
        refuseForeignOrigin(request, services.settings.PUBLIC_URL)
        const { id: userId } = await callerOf(request)
        const id = idSchema().safeParse(request.params.id)
        if (!id.success || !(await findOpenUpload(services.database.orm, userId, id.data))) throw refuse('not_found')
        if (request.method === 'PATCH') await limitWrites(services, { userId, address: request.address })
        tus ??= tusOn(services)
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value)
        reply.hijack()
        await tus.handle(request.raw, reply.raw)
      },
    })
  })
}
