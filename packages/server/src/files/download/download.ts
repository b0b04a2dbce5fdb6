import { id as idSchema } from '@portal/contract/core/fields/fields'
import { filesNeed } from '@portal/contract/files/files'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { storageOf } from '../../integrations/open-storage.ts'
import { callerFinder } from '../../platform/http/connection/caller.ts'
import type { SessionStore } from '../../platform/http/connection/enter.ts'
import type { Services } from '../../platform/http/context.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { ContentMissing, type Range } from '../../platform/storage/storage.ts'
import { readerOf } from '../../workspace/records/visible.ts'
import { filePreviewOf, mayLeave } from '../rules.ts'
import { findContent } from '../store.ts'
import { isVisible } from '../visible.ts'
import { dispositionOf, savedName } from './disposition.ts'

/**
 * Parses a Range header (RFC 9110, 14). Undefined means the whole file, also for several ranges or an invalid header.
 * `'none'` means that the range can't be satisfied.
 */
const rangeOf = (header: string | undefined, size: number): Range | 'none' | undefined => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : 'none'
}

const asked = z.object({ id: idSchema(), number: z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)) })
const shown = z.object({ show: z.optional(z.literal('yes')) })

// Nothing in a file may run, whatever type a browser detects. PDF viewers run no page scripts, but fail in a sandbox.
const policies = {
  image: "sandbox; default-src 'none'; frame-ancestors 'none'",
  pdf: "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
} as const
const CLOSED = "sandbox; default-src 'none'; frame-ancestors 'none'"

type Content = NonNullable<Awaited<ReturnType<typeof findContent>>>

const writeHeaders = (reply: FastifyReply, { name, version }: Content, range: Range | undefined, isShown: boolean) => {
  const { size, sha256, media_type, original_name } = version
  const preview = isShown ? filePreviewOf(media_type) : null
  reply.headers({
    'content-type': media_type === 'text/plain' ? 'text/plain; charset=utf-8' : media_type,
    'content-disposition': dispositionOf(preview ? 'inline' : 'attachment', savedName(name, original_name)),
    'content-security-policy': preview ? policies[preview] : CLOSED,
    'content-length': range ? range.end - range.start + 1 : size,
    'accept-ranges': 'bytes',
    etag: `"${sha256}"`,
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
  })
}

/** Serves versions to people who see the file, whole or as a range. Only shows types inline that can't run code. */
export const serveDownloads = (app: FastifyInstance, services: Services, sessions: SessionStore): void => {
  const callerOf = callerFinder(services, sessions, filesNeed)
  app.get('/api/files/:id/versions/:number', async (request, reply) => {
    const caller = await callerOf(request)
    const params = asked.safeParse(request.params)
    if (!params.success) throw refuse('not_found')
    const { id, number } = params.data
    const db = services.database.orm
    const reader = await readerOf({ db, user: caller, services })
    const content = orNotFound(await findContent(db, id, number, isVisible(reader)))
    const { version } = content
    if (!mayLeave(version.scan, services.settings.CLAMD_URL !== undefined)) throw refuse('file_unscanned')
    const { range: header, 'if-range': same } = request.headers
    const range = same === undefined || same === `"${version.sha256}"` ? rangeOf(header, version.size) : undefined
    if (range === 'none') {
      reply.header('content-range', `bytes */${version.size}`)
      throw refuse('range_invalid')
    }
    const bytes = await storageOf(services)
      .read(version.content_id, range)
      .catch(error => {
        throw error instanceof ContentMissing ? refuse('file_away') : error
      })
    writeHeaders(reply, content, range, shown.safeParse(request.query).data?.show === 'yes')
    return reply.code(range ? 206 : 200).send(bytes)
  })
}
