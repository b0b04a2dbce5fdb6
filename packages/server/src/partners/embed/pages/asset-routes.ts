import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Asset, EmbedBuild } from './assets.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const SHORTLY = 'public, max-age=300, stale-while-revalidate=86400'

const SCRIPT = 'text/javascript; charset=utf-8'
const SHEET = 'text/css; charset=utf-8'

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset | undefined,
  caching: string,
  type = SCRIPT,
) => {
  if (!asset) throw refuse('not_found')
  const packs = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  reply.headers({
    'cache-control': caching,
    // Any site may read these files. Script tags with an integrity hash require it.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
  })
  if (packs) reply.header('content-encoding', 'br')
  return reply.type(type).send(packs ? asset.brotli : asset.bytes)
}

// `v1.js` changes with releases, `v1.<hash>.js` never. There may be several versions, and earlier releases of each.
const tag = /^v\d+(\.[\w-]+)?\.js$/

/** Serves the script tags under their changing and fixed names, and the frame's scripts. */
export const serveAssets = (app: FastifyInstance, { files, loader }: Pick<EmbedBuild, 'files' | 'loader'>): void => {
  for (const [name, asset] of files) {
    const match = tag.exec(name)
    if (!match) continue
    const caching = match[1] ? FOR_EVER : SHORTLY
    app.get(`/embed/${name}`, (request, reply) => send(request, reply, asset, caching))
  }
  const present = (file: string) =>
    ['panel.', 'inline.', 'review.'].flatMap(kind =>
      file.startsWith(kind) ? [...files.keys()].filter(name => name.startsWith(kind)) : [],
    )[0]
  app.get<{ Params: { file: string } }>('/embed/assets/:file', (request, reply) => {
    const { file } = request.params
    // A cached script tag requests the panel of its own release, which no longer exists after an upgrade.
    const panel = present(file)
    if (!files.has(file) && panel) return send(request, reply, files.get(panel), SHORTLY)
    return send(request, reply, files.get(file), FOR_EVER, file.endsWith('.css') ? SHEET : SCRIPT)
  })
  app.get('/embed/loader.json', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .send({ data: { path: `/embed/${loader.file}`, integrity: loader.integrity } }),
  )
}
