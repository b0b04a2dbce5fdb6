import { type FrameLocale, type FrameRefusal, frameLocales, frameQuery } from '@portal/contract/partners/embed'
import { scopeOf, type Widget } from '@portal/contract/partners/widget-scopes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fields } from '../../../platform/http/bodies/form-fields.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { PartnerRow } from '../../schema.ts'
import type { EmbedBuild } from './assets.ts'
import { pageDocumentOf } from './document.ts'
import { documentHeaders } from './headers.ts'
import { findSite } from './known-sites.ts'

/** Language of a frame. Languages without texts fall back to English. */
export const frameLocaleOf = (given: string | undefined): FrameLocale =>
  frameLocales.find(known => known === given) ?? 'en'

// A missing attribute arrives as the string `null`.
const isGiven = (value = '') => value !== '' && value !== 'null'

const refusalOf = (
  partner: PartnerRow | undefined,
  host: string,
  widget: Widget,
  given: Fields,
): FrameRefusal | undefined => {
  if (!isGiven(given.site)) return 'key_missing'
  if (!partner) return 'key_unknown'
  // A page that doesn't report its origin may still show the frame, if the browser finds it in `frame-ancestors`.
  if (host !== '' && !partner.origins.includes(host)) return 'origin_missing'
  if (!partner.widgets.includes(widget)) return 'widget_refused'
  if (widget === 'complaint' || scopeOf(widget, given.for)) return undefined
  return isGiven(given.for) ? 'subject_wrong' : 'subject_missing'
}

/** A frame's language and embedding page, and its site or the reason for a refusal. */
export const openFrame = async (services: Services, given: Fields, widget: Widget) => {
  const { success, data } = frameQuery.safeParse(given)
  const partner = success ? await findSite(services, data.site) : undefined
  const asked = { locale: frameLocaleOf(given.locale), host: given.origin ?? '', widget }
  const refusal = refusalOf(partner, asked.host, widget, given)
  return { ...asked, refusal, partner: refusal ? undefined : partner }
}

/** A frame that may not be shown. */
type RefusedFrame = Pick<Awaited<ReturnType<typeof openFrame>>, 'locale' | 'host' | 'widget' | 'refusal'>

/** Sends a page that explains the refusal to people, the embedding page, and the console. */
export const sendRefused = (
  build: EmbedBuild,
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, host, widget, refusal = 'key_unknown' }: RefusedFrame,
) => {
  const page = build.renderRefused(locale, refusal, widget === 'complaint')
  const refused = { code: refusal, line: build.explainRefusal(widget, refusal) }
  const document = pageDocumentOf({ locale, page, css: build.styles.popup, host, refused })
  documentHeaders(request, reply.code(403), document, '*')
  return reply.send(document.html)
}
