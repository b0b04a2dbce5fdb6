import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { unknownSubjects } from './subjects.mjs'

const { resolve } = createRequire(import.meta.url)

const own = name => readFileSync(join(import.meta.dirname, 'pages', name), 'utf8')

const policy = (portal, trusted) =>
  [
    "default-src 'none'",
    `script-src 'self' ${portal}`,
    "style-src 'self'",
    "font-src 'self'",
    `frame-src ${portal}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trusted}`,
  ].join('; ')

const files = {
  '/bootstrap.css': ['text/css', () => readFileSync(resolve('bootstrap-3/dist/css/bootstrap.min.css'), 'utf8')],
  '/react.js': ['text/javascript', () => readFileSync(resolve('react-old/dist/react.js'), 'utf8')],
  '/ugly.css': ['text/css', () => own('ugly.css')],
  '/cramped.css': ['text/css', () => own('cramped.css')],
  '/events.js': ['text/javascript', () => own('events.js')],
  '/hostile.js': ['text/javascript', () => own('hostile.js')],
  '/trusted.js': ['text/javascript', () => own('trusted.js')],
  '/old-react.js': ['text/javascript', () => own('old-react.js')],
}

// React 0.13 writes markup as strings. Trusted Types allow this only through a policy called `default`.
const pages = {
  '/': ['index.html', "'none'"],
  '/ltr': ['ltr.html', 'default'],
  '/rtl': ['rtl.html', "'none'"],
  '/all-ltr': ['all-ltr.html', "'none'"],
  '/all-rtl': ['all-rtl.html', "'none'"],
}

/**
 * Serves a site with hostile styles on the loopback address. `site` is its key on the portal, `subjects` are the
 * records that its widgets show, and `more` are further pages by path.
 */
export const servePartner = async ({ portal, site, port = 0, more = new Map(), subjects = unknownSubjects }) => {
  const values = { portal, site, ...subjects }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const other = more.get(pathname)
    if (other) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...other.headers })
      return response.end(other.html)
    }
    const page = pages[pathname]
    if (page) {
      const html = own(page[0]).replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy(portal, page[1]),
      })
      return response.end(html)
    }
    const file = files[pathname]
    response.writeHead(file ? 200 : 404, { 'content-type': `${file?.[0] ?? 'text/plain'}; charset=utf-8` })
    return response.end(file?.[1]() ?? '')
  })
  await new Promise((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done))
  const stop = () =>
    new Promise(done => {
      server.close(done)
      server.closeAllConnections()
    })
  return { port: server.address().port, stop }
}
