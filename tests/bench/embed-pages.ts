import { createServer, type RequestListener } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const peerEntry = new URL('./peer-feedback.js', import.meta.url).pathname

const bundlePeer = async (): Promise<Buffer> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: peerEntry, formats: ['iife'], name: 'Peer' }, target: 'es2022' },
  })
  const output = Array.isArray(result) ? result[0]?.output : 'output' in result ? result.output : undefined
  const chunk = output?.[0]
  if (chunk?.type !== 'chunk') throw new Error('the peer could not be bundled')
  return brotliCompressSync(Buffer.from(chunk.code))
}

const pageWith = (tags: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A partner</title><h1>A partner's page</h1>${tags}</html>`

const listen = async (answer: RequestListener) => {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, stop: () => new Promise(resolve => server.close(resolve)) }
}

/**
 * Serves a partner's page with our widget and one with the peer's. Both scripts come from an origin other than the
 * page's, as script tags do.
 */
export const servePages = async (portal: string) => {
  const peer = await bundlePeer()
  const cdn = await listen((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(peer)
  })
  const pages = await listen((request, response) => {
    const widget = `<script async src="${portal}/embed/v1.js" data-widget="complaint" data-site="site_demo_partner" data-locale="en"></script>`
    const rival = `<button id="open" hidden>Feedback</button><script async src="http://127.0.0.1:${cdn.port}/peer.js"></script>`
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageWith(request.url === '/peer' ? rival : widget))
  })
  return { port: pages.port, stop: () => Promise.all([pages.stop(), cdn.stop()]) }
}
