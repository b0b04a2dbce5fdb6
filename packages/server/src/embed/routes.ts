import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/http/context.ts'
import { readForms } from '../platform/http/form-fields.ts'
import { refuse } from '../platform/http/refusal.ts'
import { serveAssets } from './asset-routes.ts'
import { readBuild } from './assets.ts'
import { serveCalls } from './calls.ts'
import { serveConnect } from './connect-page.ts'
import { serveFrame } from './frame-page.ts'
import { serveReceipts } from './receipt-page.ts'

/** Everything under /embed: what partners' pages load, what their frames show and call; and the page of receipts. */
export const serveEmbed = async (app: FastifyInstance, services: Services): Promise<void> => {
  const build = await readBuild()
  serveCalls(app, services)
  await app.register(async scope => {
    readForms(scope)
    if (build) {
      serveAssets(scope, build)
      serveFrame(scope, services, build)
      serveConnect(scope, services, build)
      serveReceipts(scope, services, build)
    }
    scope.all('/embed/*', async () => {
      throw refuse('not_found')
    })
  })
}
