import { connectQuery } from '@portal/contract/partners/embed'
import { scopeOf } from '@portal/contract/partners/widget-scopes'
import { login } from '@portal/contract/people/access/access'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionStore } from '../../../people/sessions/sessions.ts'
import { formFieldsOf } from '../../../platform/http/bodies/form-fields.ts'
import { isSecure, readCookie } from '../../../platform/http/connection/cookies.ts'
import { refuseForeignOrigin } from '../../../platform/http/connection/origin.ts'
import type { Services } from '../../../platform/http/context.ts'
import { findByKey } from '../../store.ts'
import { issueConnectCode } from '../store.ts'
import type { EmbedBuild } from './assets.ts'
import { pageDocumentOf } from './document.ts'
import { frameLocaleOf } from './frame-request.ts'
import { documentHeaders } from './headers.ts'
import type { ConnectView } from './views.ts'

const codeIn = (body: string): string => {
  const { code } = JSON.parse(body)
  return typeof code === 'string' ? code : 'internal'
}

// The second factor and its setup happen in the portal itself. A session there also serves the popup.
const needsPortal = (body: string): boolean => {
  const { data } = JSON.parse(body)
  return 'second_factor' in data || data.second_factor_due === true
}

/** Serves the popup, a page of the portal that no site can frame: sign in if needed, confirm, and pass on a code. */
export const serveConnect = (app: FastifyInstance, services: Services, build: EmbedBuild): void => {
  const { database, settings, now } = services

  const callerOf = async (request: FastifyRequest) => {
    const token = readCookie(request, 'session', isSecure(request))
    const person = token ? await sessionStore.find(services, token) : null
    // People who still have to set up a second factor do so in the portal first.
    return token && person && !person.second_factor_due ? { ...person, token } : null
  }
  const read = async (given: Record<string, string>) => {
    const { data } = connectQuery.safeParse(given)
    const partner = data && (await findByKey(database.orm, data.site))
    const locale = frameLocaleOf(given.locale)
    const scope = data && scopeOf(data.widget, data.subject)
    if (!partner || !scope || !partner.widgets.includes(scope.widget)) return { locale }
    return { locale, query: { ...data, ...scope, locale }, partner, scope }
  }
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    given: Record<string, string>,
    view: Omit<ConnectView, 'site' | 'fields' | 'widget'>,
    data: Record<string, string> = {},
  ) => {
    const { locale, query, partner, scope } = await read(given)
    const page = query
      ? build.renderConnect(locale, { ...view, site: partner.name, widget: scope.widget, fields: query })
      : build.renderRefused(locale, 'key_unknown', false)
    const script = view.step === 'done' ? build.scripts.connect : undefined
    const document = pageDocumentOf({ locale, page, css: build.styles.popup, script, data })
    documentHeaders(request, query ? reply : reply.code(403), document, "'none'")
    // Unlike other pages, this one needs its opener, because the code goes back there.
    return reply.header('cross-origin-opener-policy', 'unsafe-none').send(document.html)
  }
  const ask = async (request: FastifyRequest, reply: FastifyReply, given: Record<string, string>) => {
    const caller = await callerOf(request)
    if (!caller) return show(request, reply, given, { step: 'login' })
    const name = frameLocaleOf(given.locale) === 'ar' ? caller.full_name_ar : caller.full_name_en
    return show(request, reply, given, { step: 'confirm', name })
  }

  app.get('/embed/connect', (request, reply) => ask(request, reply, { ...formFieldsOf(request.query) }))

  app.post('/embed/connect/login', async (request, reply) => {
    refuseForeignOrigin(request, settings.PUBLIC_URL)
    const { email = '', password = '', ...given } = formFieldsOf(request.body)
    // Uses the portal's own login, with its attempt counters and cookies.
    const {
      host,
      origin,
      cookie,
      'user-agent': agent,
      'x-forwarded-proto': proto,
      'x-forwarded-for': forwarded,
    } = request.headers
    const answer = await app.inject({
      method: login.method,
      url: `/api${login.path}`,
      headers: Object.fromEntries(
        Object.entries({
          host,
          origin,
          cookie,
          'user-agent': agent,
          'x-forwarded-proto': proto,
          'x-forwarded-for': forwarded,
        }).filter(([, value]) => value !== undefined),
      ),
      payload: { email, password },
      remoteAddress: request.socket.remoteAddress ?? '',
    })
    if (answer.statusCode !== 200) {
      return show(request, reply, given, { step: 'login', email, error: codeIn(answer.body) })
    }
    if (needsPortal(answer.body))
      return show(request, reply, given, { step: 'login', email, error: 'second_factor_required' })
    const { query } = await read(given)
    reply.header('set-cookie', answer.headers['set-cookie'])
    return reply.redirect(`/embed/connect?${new URLSearchParams(query ?? {})}`, 303)
  })

  app.post('/embed/connect', async (request, reply) => {
    refuseForeignOrigin(request, settings.PUBLIC_URL)
    const given = { ...formFieldsOf(request.body) }
    const caller = await callerOf(request)
    const { query, partner, scope } = await read(given)
    if (!caller || !query) return ask(request, reply, given)
    const code = await issueConnectCode(database.orm, partner.id, caller, query.challenge, now(), scope)
    if (!code) return ask(request, reply, given)
    return show(request, reply, given, { step: 'done', code }, { code, state: query.state })
  })
}
