import { frameLiveCheck } from '@portal/contract/partners/embed'
import { LIVE_CHECK } from '@portal/contract/partners/live-check'
import type { Finding } from '@portal/contract/partners/partner-checks'
import { liveCheckSeconds } from '@portal/contract/partners/partner-live-checks'
import { widgets } from '@portal/contract/partners/widget-scopes'
import type { FastifyInstance } from 'fastify'
import { formFieldsOf } from '../../platform/http/bodies/form-fields.ts'
import { isSecure } from '../../platform/http/connection/cookies.ts'
import { refuseForeignOrigin } from '../../platform/http/connection/origin.ts'
import type { Services } from '../../platform/http/context.ts'
import { DONE } from '../../platform/http/handle.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { ofWidget } from '../checks/findings.ts'
import { addFindings, siteOfLiveCheck } from '../live-checks/store.ts'

// Has the same attributes as a frame's session cookie. It only shows whether the browser stores it.
const COOKIE = '__Host-embed-check'
const options = { path: '/', httpOnly: true, secure: true, sameSite: 'none', partitioned: true } as const

const isToken = (text: string | undefined) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '')

/**
 * Records for a live check which frames the page requests, and problems with these requests. A rejected frame can't
 * report them itself. Sets a cookie, so that the frame's own request shows whether the browser stored it.
 */
export const noteFrames = (app: FastifyInstance, { database, now }: Services): void => {
  app.addHook('preHandler', async (request, reply) => {
    const widget = widgets.find(one => request.routeOptions.url === `/embed/${one}`)
    const given = formFieldsOf(request.query)
    const token = given[LIVE_CHECK]
    if (!widget || !token || !isToken(token) || request.method !== 'GET') return
    const site = await siteOfLiveCheck(database.orm, token, now())
    if (!site) return
    const { origin = '' } = given
    const isListed = site.origins.includes(origin)
    await addFindings(database.orm, token, [
      { code: 'frame_asked', value: widget },
      isListed ? { code: 'origin_listed' } : { code: 'origin_missing', value: origin, add: origin },
      // The script tag names a subject for every widget. The complaint form has none.
      ...ofWidget(
        { widget, name: widget, site: given.site, subject: widget === 'complaint' ? undefined : given.for },
        site,
      ),
    ])
    if (isSecure(request)) reply.setCookie(COOKIE, token, { ...options, maxAge: liveCheckSeconds })
  })
}

/** POST /embed/live_check: a frame on a checked page reports that its scripts run. */
export const serveLiveChecks = (app: FastifyInstance, { database, settings, now }: Services): void => {
  app.post('/embed/live_check', async request => {
    refuseForeignOrigin(request, settings.PUBLIC_URL)
    const parsed = frameLiveCheck.safeParse(request.body)
    if (!parsed.success) throw invalid(parsed.error.issues)
    const { widget, token, isSandboxed } = parsed.data
    const site = await siteOfLiveCheck(database.orm, token, now())
    if (!site) throw refuse('not_found')
    const cookie = request.cookies[COOKIE] === token ? 'cookie_kept' : 'cookie_refused'
    const found: Finding[] = [
      { code: 'widget_shown', value: widget },
      { code: isSecure(request) ? cookie : 'portal_insecure' },
      ...(isSandboxed ? [{ code: 'sandboxed', value: 'allow-forms' } as const] : []),
    ]
    await addFindings(database.orm, token, found)
    return DONE
  })
}
