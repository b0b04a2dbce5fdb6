import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { BenchPage } from '../pages.ts'

/** Serves built pages on the loopback address, compressed as in production, at `/` and their names. */
export const servePages = async (pages: readonly BenchPage[]) => {
  const files = new Map<string, { type: string; body: Buffer }>()
  const add = (path: string, type: string, text: string) =>
    files.set(path, { type, body: brotliCompressSync(Buffer.from(text)) })
  for (const { name, script, sheet } of pages) {
    const head = `<meta charset="utf-8"><title>Test</title><link rel="stylesheet" href="/${name}.css">`
    const body = `<body><script src="/${name}.js"></script></body>`
    add(`/${name}`, 'text/html', `<!doctype html><html lang="en" data-portal-root><head>${head}</head>${body}</html>`)
    add(`/${name}.js`, 'text/javascript', script)
    add(`/${name}.css`, 'text/css', sheet)
  }
  const server = createServer(({ url }, response) => {
    const file = files.get(url ?? '')
    if (!file) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
