// `npm run dev` serves the portal at one address during development. Vite serves the pages from their sources and
// replaces edited modules. It proxies other requests to the server, which restarts when one of its files changes.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { createServer as createSocket } from 'node:net'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'
import { developmentPolicy } from '../packages/server/src/platform/http/connection/headers.ts'

const root = join(import.meta.dirname, '..')
const app = join(root, 'packages/host-app')
const host = process.env.HOST || '127.0.0.1'
const shownHost = host.includes(':') ? `[${host}]` : host

const freePort = async () => {
  const socket = createSocket().listen(0, host)
  await once(socket, 'listening')
  const { port } = socket.address()
  socket.close()
  await once(socket, 'close')
  return port
}

/** Fills in what the server otherwise writes into the document. */
const document = nonce => ({
  name: 'portal-document',
  transformIndexHtml: html =>
    html
      .replace('name="csp-nonce" content=""', `name="csp-nonce" content="${nonce}"`)
      .replace('name="portal-api" content=""', 'name="portal-api" content="/api"'),
})

const startPages = async (port, serverPort) => {
  // One nonce for all requests, because Vite writes it into its own elements.
  const nonce = randomBytes(16).toString('base64url')
  const vite = await createServer({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    plugins: [document(nonce)],
    html: { cspNonce: nonce },
    server: {
      host,
      port,
      strictPort: true,
      headers: { 'content-security-policy': developmentPolicy(nonce) },
      proxy: { '^/(api|embed|health|ready)\\b': `http://${shownHost}:${serverPort}` },
      // Fonts and packages are in node_modules, which may be a symbolic link.
      fs: { allow: [root, dirname(realpathSync(join(root, 'node_modules')))] },
    },
  })
  return vite.listen()
}

const startServer = (port, origin) =>
  spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--conditions=portal-source', join(root, 'packages/server/src/main.ts')],
    { cwd: root, stdio: 'inherit', env: { PUBLIC_URL: origin, ...process.env, HOST: host, PORT: String(port) } },
  )

const port = Number(process.env.PORT || 8000) || (await freePort())
const serverPort = await freePort()
const vite = await startPages(port, serverPort).catch(error => {
  process.stderr.write(
    /already in use/.test(error.message)
      ? `port_in_use: port ${port} is taken; set PORT to a free one.\n`
      : `${error}\n`,
  )
  process.exit(1)
})
const server = startServer(serverPort, `http://${shownHost}:${port}`)
const ended = once(server, 'exit')

// In a terminal the server receives the signal directly too. It handles only the first one.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
await ended
await vite.close()
process.exit(0)
