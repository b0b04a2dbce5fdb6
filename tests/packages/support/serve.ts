import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

/** A server at a free port of the loopback address. */
export interface Site {
  readonly origin: string
  readonly close: () => Promise<void>
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

export const serve = async (folder: string): Promise<Site> => {
  const server = createServer(({ url = '' }, response) => {
    const file = join(folder, new URL(url, 'http://localhost').pathname)
    if (!existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    response.end(readFileSync(file))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  return { origin: `http://127.0.0.1:${address.port}`, close: async () => void server.close() }
}
