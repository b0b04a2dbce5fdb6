import { randomBytes } from 'node:crypto'
import { type ScopedWidget, scopedWidgets, scopeOf } from '@portal/contract/partners/widget-scopes'
import type { FastifyInstance } from 'fastify'
import { formFieldsOf } from '../../../platform/http/bodies/form-fields.ts'
import type { Services } from '../../../platform/http/context.ts'
import { describeError } from '../../../platform/log/log.ts'
import { countUse } from '../../counts/store.ts'
import { noteSeen } from '../../store.ts'
import { personOf, tokenOf } from '../sign-in.ts'
import type { EmbedBuild } from './assets.ts'
import { pageDocumentOf } from './document.ts'
import { sayAway } from './frame-page.ts'
import { openFrame, sendRefused } from './frame-request.ts'
import { documentHeaders } from './headers.ts'
import type { WidgetView } from './views.ts'

/**
 * Serves the document of each widget that shows one record. It names the record and offers sign-in, until the widget's
 * own script shows the record itself.
 */
export const serveWidgets = (app: FastifyInstance, services: Services, build: EmbedBuild): void => {
  const errorHandler = sayAway(build)
  const serveWidget = (widget: ScopedWidget) => {
    app.get(`/embed/${widget}`, { errorHandler }, async (request, reply) => {
      const given = formFieldsOf(request.query)
      const opened = await openFrame(services, given, widget)
      const scope = scopeOf(widget, given.for)
      if (!opened.partner || !scope) return sendRefused(build, request, reply, opened)
      const { partner, locale, host } = opened
      noteSeen(services.database, partner, services.now()).catch(error =>
        services.log.warn(describeError(error), 'site not noted'),
      )
      countUse(services, partner.id, widget, 'loaded')
      const person = await personOf(services, partner, tokenOf(request, undefined, scope), scope)
      const { subject } = scope
      const view: WidgetView = { widget, subject, site: partner.key, locale, host, isSignedIn: person !== null }
      const script = build.scripts[`${widget}-${locale}`]
      const nonce = randomBytes(16).toString('base64url')
      const document = pageDocumentOf({
        ...{ locale, host, script, nonce, css: '', theme: partner.theme },
        page: build.renderWidget(view),
        sheets: script?.sheets ?? [],
        data: { state: JSON.stringify(view) },
      })
      documentHeaders(request, reply, document, partner.origins.join(' '), nonce)
      return reply.send(document.html)
    })
  }
  for (const widget of scopedWidgets) serveWidget(widget)
}
