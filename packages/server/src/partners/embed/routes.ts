import type { FastifyInstance } from 'fastify'
import { readForms } from '../../platform/http/bodies/form-fields.ts'
import type { Services } from '../../platform/http/context.ts'
import type { Bound } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { serveCalls } from './calls.ts'
import { noteFrames, serveLiveChecks } from './live-check.ts'
import { serveAssets } from './pages/asset-routes.ts'
import { readBuild } from './pages/assets.ts'
import { serveConnect } from './pages/connect-page.ts'
import { serveFrame } from './pages/frame-page.ts'
import { serveReceipts } from './pages/receipt-page.ts'
import { serveWidgets } from './pages/widget-page.ts'
import { serveScopedApi } from './scoped-api.ts'
import { serveUses } from './uses.ts'

/**
 * Everything under /embed: what partners' pages load, and what their frames show and request. Includes the receipt
 * page.
 */
export const serveEmbed = async (app: FastifyInstance, services: Services, bounds: readonly Bound[]): Promise<void> => {
  const build = await readBuild()
  serveCalls(app, services)
  serveUses(app, services)
  serveLiveChecks(app, services)
  await serveScopedApi(app, services, bounds)
  await app.register(async scope => {
    readForms(scope)
    noteFrames(scope, services)
    if (build) {
      serveAssets(scope, build)
      serveFrame(scope, services, build)
      serveWidgets(scope, services, build)
      serveConnect(scope, services, build)
      serveReceipts(scope, services, build)
    }
    scope.all('/embed/*', async () => {
      throw refuse('not_found')
    })
  })
}
