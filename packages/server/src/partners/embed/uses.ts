import { frameUse } from '@portal/contract/partners/embed'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseForeignOrigin } from '../../platform/http/connection/origin.ts'
import type { Services } from '../../platform/http/context.ts'
import { DONE } from '../../platform/http/handle.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { countUse } from '../counts/store.ts'
import { findByKey } from '../store.ts'

/** POST /embed/uses: a frame reports that it was opened or completed. Needs no session, and leaves no log line. */
export const serveUses = (app: FastifyInstance, services: Services): void => {
  const { database, settings } = services
  const onRequest = async (request: FastifyRequest) => {
    request.skipLog = true
  }
  app.post('/embed/uses', { onRequest }, async request => {
    refuseForeignOrigin(request, settings.PUBLIC_URL)
    const parsed = frameUse.safeParse(request.body)
    if (!parsed.success) throw invalid(parsed.error.issues)
    const { site, widget = 'complaint', used } = parsed.data
    const partner = await findByKey(database.orm, site)
    if (!partner?.widgets.includes(widget)) throw refuse('foreign_origin')
    countUse(services, partner.id, widget, used)
    return DONE
  })
}
