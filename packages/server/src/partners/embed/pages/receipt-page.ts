import { addition, type ReceiptView, readReceipt } from '@portal/contract/complaints/receipts'
import { dayIn } from '@portal/contract/core/fields/zoned-time'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { picturesOf } from '../../../complaints/attachments/attachments.ts'
import { addTo } from '../../../complaints/receipts/additions.ts'
import { receiptLimit, statusByReceipt } from '../../../complaints/receipts/receipts.ts'
import { formBudget } from '../../../platform/http/bodies/form-budget.ts'
import { formFieldsOf } from '../../../platform/http/bodies/form-fields.ts'
import { readSentForms, sentForm } from '../../../platform/http/bodies/sent-forms.ts'
import { networkOf } from '../../../platform/http/connection/network.ts'
import { refuseForeignOrigin } from '../../../platform/http/connection/origin.ts'
import type { Services } from '../../../platform/http/context.ts'
import { inConstantTime } from '../../../platform/time/timing.ts'
import { fetchReceiptView, storeAnswer } from './answers.ts'
import type { EmbedBuild } from './assets.ts'
import { pageDocumentOf } from './document.ts'
import { failedViews } from './failed-views.ts'
import { formFailureOf, isAway } from './failure.ts'
import { frameLocaleOf } from './frame-request.ts'
import { documentHeaders } from './headers.ts'

/** Memory budget for this page's forms, in forms of maximum size. Anybody may send one. */
const FORMS = 6

const empty: ReceiptView = { code: '', text: '', is_added: false }

// Logs nothing, and reads no session. People with a code remain anonymous.
const onRequest = async (request: FastifyRequest) => {
  request.skipLog = true
}

type Files = readonly Buffer[]

const add = async (
  services: Services,
  complaintId: string,
  text: string,
  files: Files,
): Promise<string | undefined> => {
  const given = addition.safeParse({ text })
  // Pictures need no text.
  const isWordless = text.trim() === '' && files.length > 0
  if (!given.success && !isWordless) return given.error.issues[0]?.message ?? 'invalid'
  const pictures = await picturesOf(services, files)
  if (typeof pictures === 'string') return pictures
  return addTo(services, complaintId, { text: given.data?.text ?? '', pictures })
}

const shownBy = async (services: Services, code: string | undefined) => {
  const status = code && (await statusByReceipt(services, code))
  if (!status) return undefined
  const { id, filedAt, ...rest } = status
  return { id, found: { ...rest, filed_on: dayIn(filedAt, services.settings.TIME_ZONE) } }
}

const carryOut = async (services: Services, { address, body }: FastifyRequest): Promise<ReceiptView> => {
  const { fields, files, problem } = sentForm(body)
  const { code: typed = '', text } = fields
  const view = { ...empty, code: typed.slice(0, 100), text: text ?? '' }
  receiptLimit(services.database).take(networkOf(address), services.now().getTime())
  const code = readReceipt(typed)
  const shown = await shownBy(services, code)
  if (!shown) return { ...view, error: problem ?? 'code_wrong' }
  if (text === undefined) return { ...view, found: shown.found }
  const error = problem ?? (await add(services, shown.id, text, files))
  if (error) return { ...view, found: shown.found, error }
  return { ...view, text: '', is_added: true, found: (await shownBy(services, code))?.found }
}

/** The error code, reduced to those for which the page has a text. */
const errorOf = ({ log }: Services, error: unknown): string => {
  const code = formFailureOf(log, error)
  return isAway(code) && code !== 'disk_full' ? 'unavailable' : code
}

const answerTo = async (services: Services, request: FastifyRequest): Promise<ReceiptView> => {
  try {
    return await inConstantTime(() => carryOut(services, request))
  } catch (error) {
    const { code = '', text = '' } = sentForm(request.body).fields
    return { ...empty, code, text, error: errorOf(services, error) }
  }
}

/**
 * Serves /receipt. With only the code of a private complaint, anybody sees its status and adds to it. Uses plain forms
 * without scripts. POST requests redirect, so that browsers don't store the submission for session restore.
 */
export const serveReceipts = (app: FastifyInstance, services: Services, build: EmbedBuild): void => {
  const failed = failedViews<ReceiptView>()
  // Runs before any of the body is read.
  const refuseForeign = async (request: FastifyRequest) => refuseForeignOrigin(request, services.settings.PUBLIC_URL)

  const viewOf = async (answer: string): Promise<ReceiptView> => {
    const fetched = async () => failed.fetch(answer) ?? fetchReceiptView(services.database.orm, answer, services.now())
    return (await fetched().catch(error => ({ ...empty, error: errorOf(services, error) }))) ?? empty
  }

  app.get('/receipt', { onRequest }, async (request, reply) => {
    const { locale: given, answer } = formFieldsOf(request.query)
    const locale = frameLocaleOf(given)
    const page = build.renderReceipt(locale, answer ? await viewOf(answer) : empty)
    const document = pageDocumentOf({ locale, page, css: build.styles.popup })
    documentHeaders(request, reply, document, "'none'")
    return reply.send(document.html)
  })

  app.register(async scope => {
    readSentForms(scope, { ownerOf: ({ address }) => networkOf(address), budget: formBudget(FORMS) })
    scope.post('/receipt', { onRequest: [onRequest, refuseForeign] }, async (request, reply) => {
      const { locale } = sentForm(request.body).fields
      const view = await answerTo(services, request)
      const stored = storeAnswer(services.database.orm, view, services.now())
      const answer = await stored.catch(() => failed.store(view))
      return reply.redirect(`/receipt?${new URLSearchParams({ locale: frameLocaleOf(locale), answer })}`, 303)
    })
  })
}
