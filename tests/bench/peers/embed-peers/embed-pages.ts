import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** Third-party forms that a page shows with a script. */
export const peerNames = ['sentry', 'formbricks', 'cal', 'typeform'] as const

export type PeerName = (typeof peerNames)[number]

const here = (path: string) => new URL(`./${path}`, import.meta.url).pathname

/** The frame content for peers whose forms come from their own servers. */
export const remoteForm = readFileSync(here('remote-form.html'), 'utf8')

const bundle = async (name: PeerName): Promise<Buffer> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: here(`${name}.js`), formats: ['iife'], name: 'Peer' }, target: 'es2022' },
  })
  const output = Array.isArray(result) ? result[0]?.output : 'output' in result ? result.output : undefined
  const chunk = output?.[0]
  if (chunk?.type !== 'chunk') throw new Error(`${name} could not be bundled`)
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
 * Serves a partner's page with our widget, and one for each peer. All scripts come from another origin than the page,
 * as script tags do.
 */
export const servePages = async (portal: string) => {
  const scripts = new Map<string, Buffer>()
  for (const name of peerNames) scripts.set(`/${name}.js`, await bundle(name))
  const form = brotliCompressSync(Buffer.from(remoteForm))
  const cdn = await listen(({ url = '' }, response) => {
    const script = scripts.get(url)
    const type = script ? 'text/javascript' : 'text/html'
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(script ?? form)
  })
  const pages = await listen(({ url = '' }, response) => {
    const name = peerNames.find(one => url === `/${one}`)
    const tags = name
      ? `<button id="open" hidden>Feedback</button><script async src="http://127.0.0.1:${cdn.port}/${name}.js"></script>`
      : `<script async src="${portal}/embed/v1.js" data-widget="complaint" data-site="site_demo_partner" data-locale="en"></script>`
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageWith(tags))
  })
  return { port: pages.port, stop: () => Promise.all([pages.stop(), cdn.stop()]) }
}
