import { addition, type ReceiptView, readReceipt } from '@portal/contract/receipts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../access/network.ts'
import { addByReceipt, receiptLimit, statusByReceipt } from '../complaints/receipts.ts'
import { dayIn } from '../platform/day.ts'
import { inConstantTime } from '../platform/http/constant-time.ts'
import type { Services } from '../platform/http/context.ts'
import { refuseForeignOrigin } from '../platform/http/origin.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { fetchReceiptView, storeAnswer } from './answers.ts'
import type { EmbedBuild } from './assets.ts'
import { documentOf } from './document.ts'
import { type Fields, fieldsOf } from './forms.ts'
import { localeOf } from './frame-page.ts'
import { documentHeaders } from './headers.ts'

const empty: ReceiptView = { code: '', text: '', is_added: false }

// Nothing of these calls is logged, and no session is looked at: nobody who comes with a code is anybody.
const onRequest = async (request: FastifyRequest) => {
  request.skipLog = true
}

const carryOut = async (services: Services, address: string, fields: Fields): Promise<ReceiptView> => {
  const { code: typed = '', text } = fields
  const view = { ...empty, code: typed.slice(0, 100), text: text ?? '' }
  receiptLimit.take(networkOf(address), services.now().getTime())
  const code = readReceipt(typed)
  const found = code && (await statusByReceipt(services, code))
  if (!code || !found) return { ...view, error: 'code_wrong' }
  const shown = ({ filedAt, ...rest }: typeof found) => ({
    ...rest,
    filed_on: dayIn(filedAt, services.settings.TIME_ZONE),
  })
  if (text === undefined) return { ...view, found: shown(found) }
  const given = addition.safeParse({ text })
  if (!given.success) return { ...view, found: shown(found), error: given.error.issues[0]?.message ?? 'invalid' }
  await addByReceipt(services, code, given.data.text)
  return { ...view, text: '', is_added: true, found: shown({ ...found, additions: found.additions + 1 }) }
}

const answerTo = async (services: Services, request: FastifyRequest): Promise<ReceiptView> => {
  const fields = fieldsOf(request.body)
  try {
    return await inConstantTime(() => carryOut(services, request.address, fields))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...empty, code: fields.code ?? '', text: fields.text ?? '', error: error.code }
  }
}

/**
 * Serves /receipt: with the code of a private complaint, and nothing else, anybody sees its status and adds to it. Plain
 * forms without a script; what is posted is answered by a page of its own, so that no browser keeps it for a restart.
 */
export const serveReceipts = (app: FastifyInstance, services: Services, build: EmbedBuild): void => {
  app.get('/receipt', { onRequest }, async (request, reply) => {
    const { locale: given, answer } = fieldsOf(request.query)
    const locale = localeOf(given)
    const view = answer ? await fetchReceiptView(services.database.orm, answer, services.now()) : undefined
    const page = build.renderReceipt(locale, view ?? empty)
    const document = documentOf({ locale, page, css: build.styles.popup })
    documentHeaders(request, reply, document, "'none'")
    return reply.send(document.html)
  })

  app.post('/receipt', { onRequest }, async (request, reply) => {
    refuseForeignOrigin(request, services.settings.PUBLIC_URL)
    const { locale } = fieldsOf(request.body)
    const answer = await storeAnswer(services.database.orm, await answerTo(services, request), services.now())
    return reply.redirect(`/receipt?${new URLSearchParams({ locale: localeOf(locale), answer })}`, 303)
  })
}
