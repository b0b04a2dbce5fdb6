import { once } from 'node:events'
import { createServer } from 'node:http'
import { describeError, type Log } from '../log/log.ts'
import type { Settings } from '../settings/settings.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsServer {
  /** Base address, such as `http://127.0.0.1:9464`. */
  readonly address: string
  readonly stop: () => Promise<void>
}

const inUrl = (host: string) => (host.includes(':') ? `[${host}]` : host)

/**
 * Serves `GET /metrics` on a separate port, so that no proxy exposes it by mistake. Other paths return 404. Throws
 * Node's error if the port can't be opened.
 */
export const serveMetrics = async (
  metrics: Metrics,
  log: Log,
  { METRICS_HOST, METRICS_PORT }: Pick<Settings, 'METRICS_HOST' | 'METRICS_PORT'>,
): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      text => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      error => {
        log.error(describeError(error), 'metrics failed')
        response.writeHead(500).end()
      },
    )
  }).listen(METRICS_PORT, METRICS_HOST)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : METRICS_PORT
  return {
    address: `http://${inUrl(METRICS_HOST)}:${port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
