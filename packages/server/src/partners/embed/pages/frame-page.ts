import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Fields, formFieldsOf } from '../../../platform/http/bodies/form-fields.ts'
import type { Services } from '../../../platform/http/context.ts'
import { describeError } from '../../../platform/log/log.ts'
import { countUse } from '../../counts/store.ts'
import type { PartnerRow } from '../../schema.ts'
import { noteSeen } from '../../store.ts'
import { type FormAnswer, fetchAnswer, storeAnswer } from './answers.ts'
import type { EmbedBuild } from './assets.ts'
import { pageDocumentOf } from './document.ts'
import { failedViews } from './failed-views.ts'
import { saysAway } from './failure.ts'
import { frameLocaleOf, openFrame, sendRefused } from './frame-request.ts'
import { documentHeaders } from './headers.ts'
import { answerPlain, emptyForm } from './plain.ts'
import type { FrameView } from './views.ts'

const pack = promisify(brotliCompress)
const hard = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

const MOST_PACKED = 200

const addressOf = ({ site, locale, host }: Pick<FrameView, 'site' | 'locale' | 'host'>, answer?: string) =>
  `/embed/complaint?${new URLSearchParams({ site, locale, origin: host, ...(answer && { answer }) })}`

/**
 * Shows in the frame that the portal is unavailable. The embedding page gets no message, and so offers to reload.
 * Rethrows other errors.
 */
export const sayAway =
  (build: EmbedBuild) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!saysAway(error)) throw error
    const isRead = request.method === 'GET'
    const locale = frameLocaleOf(formFieldsOf(isRead ? request.query : request.body).locale)
    const page = build.renderAway(locale, isRead ? request.url : undefined)
    const document = pageDocumentOf({ locale, page, css: build.styles.popup })
    documentHeaders(request, reply.code(503), document, '*')
    return reply.send(document.html)
  }

/** Serves the frame's document, and answers its plain form. */
export const serveFrame = (app: FastifyInstance, services: Services, build: EmbedBuild): void => {
  const packed = new Map<string, Buffer>()
  const failed = failedViews<FormAnswer>()
  const errorHandler = sayAway(build)

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    partner: PartnerRow,
    view: FrameView,
    isFirst: boolean,
  ) => {
    const anew = addressOf(view)
    const page = build.renderFrame(view, anew)
    const { locale, host } = view
    const script = build.scripts[`frame-${locale}`]
    const data = { state: JSON.stringify(view) }
    const document = pageDocumentOf({ locale, page, css: build.styles.frame, theme: partner.theme, host, script, data })
    documentHeaders(request, reply, document, partner.origins.join(' '))
    // Compresses only the first page, which contains no typed text and no token.
    if (!isFirst || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(document.html)
    const known = packed.get(document.html) ?? (await pack(document.html, hard))
    if (packed.size >= MOST_PACKED) packed.clear()
    packed.set(document.html, known)
    return reply.header('content-encoding', 'br').send(known)
  }

  const open = (given: Fields) => openFrame(services, given, 'complaint')

  app.get('/embed/complaint', { errorHandler }, async (request, reply) => {
    const given = formFieldsOf(request.query)
    request.skipLog = Boolean(given.answer)
    const opened = await open(given)
    if (!opened.partner) return sendRefused(build, request, reply, opened)
    const { partner, locale, host } = opened
    const embedding = { site: partner.key, locale, host }
    const fetched = async (token: string) =>
      failed.fetch(token) ?? fetchAnswer(services.database.orm, token, services.now())
    const answer = given.answer ? await fetched(given.answer) : undefined
    if (answer) return show(request, reply, partner, { ...embedding, ...answer }, false)
    noteSeen(services.database, partner, services.now()).catch(error =>
      services.log.warn(describeError(error), 'site not noted'),
    )
    countUse(services, partner.id, 'complaint', 'loaded')
    return show(request, reply, partner, { ...embedding, start: emptyForm }, true)
  })

  const onRequest = async (request: FastifyRequest) => {
    request.skipLog = true
  }
  app.post('/embed/complaint', { onRequest, errorHandler }, async (request, reply) => {
    const fields = formFieldsOf(request.body)
    const opened = await open(fields)
    if (!opened.partner) return sendRefused(build, request, reply, opened)
    const { partner, locale, host } = opened
    const embedding = { site: partner.key, locale, host }
    const answer = await answerPlain({ services, partner, request, reply, fields, locale })
    if (reply.statusCode !== 200) return show(request, reply, partner, { ...embedding, ...answer }, false)
    // Browsers write the body of a posted page to their session-restore files. They don't if the response redirects.
    const stored = storeAnswer(services.database.orm, answer, services.now())
    const token = await stored.catch(() => failed.store(answer))
    return reply.redirect(addressOf(embedding, token), 303)
  })
}
