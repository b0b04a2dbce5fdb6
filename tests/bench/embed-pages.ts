import { createServer } from 'node:http'
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

/** Serves a partner's page with our widget and one with the peer's, from an origin of their own. */
export const servePages = async (portal: string) => {
  const peer = await bundlePeer()
  const server = createServer((request, response) => {
    if (request.url === '/peer.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(peer)
      return
    }
    const widget = `<script async src="${portal}/embed/v1.js" data-widget="complaint" data-site="site_demo_partner" data-locale="en"></script>`
    const rival = '<button id="open" hidden>Feedback</button><script async src="/peer.js"></script>'
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageWith(request.url === '/peer' ? rival : widget))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, stop: () => new Promise(resolve => server.close(resolve)) }
}
