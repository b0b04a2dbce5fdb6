import { limits } from '@portal/contract/core/fields/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { admit } from '../../../platform/http/connection/caller.ts'
import { isSecure, readCookie } from '../../../platform/http/connection/cookies.ts'
import type { SessionStore } from '../../../platform/http/connection/enter.ts'
import { networkOf } from '../../../platform/http/connection/network.ts'
import type { Services } from '../../../platform/http/context.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { unreadOf } from '../store.ts'
import { type Hub, LIVE_NEED, openHub } from './hub.ts'
import { openStream, type Stream } from './stream.ts'

const RETRY_SECONDS = 60

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Stops proxies from buffering, storing, or rewriting the stream.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

// Number of the last notice received. Browsers send it when they reconnect, and the page when it opens a stream.
const lastSeenOf = ({ headers, query }: FastifyRequest): number | undefined => {
  const asked = typeof query === 'object' && query !== null ? Reflect.get(query, 'after') : undefined
  const given = headers['last-event-id'] ?? asked
  if (given === undefined) return undefined
  if (typeof given !== 'string' || !/^\d{1,15}$/.test(given)) throw refuseField('after', 'wrong_type')
  return Number(given)
}

const refuseTooMany = (streams: ReadonlySet<Stream>, userId: string, network: string) => {
  const open = [...streams]
  const isTooMany =
    open.filter(one => one.userId === userId).length >= limits.streams_person ||
    open.filter(one => one.network === network).length >= limits.streams_network
  if (isTooMany) throw refuse('too_many_requests', { retryAfter: RETRY_SECONDS })
}

/**
 * GET /api/notices/live: a person's own notices as server-sent events, starting after `Last-Event-ID` or `after`.
 *
 * Not in the contract, because it is a stream. It checks rights like an endpoint, before each batch too, and ends when
 * they are gone. It doesn't extend the session.
 */
export const serveLive = (app: FastifyInstance, services: Services, sessions: SessionStore): void => {
  let hub: Hub | undefined
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    await hub?.stop()
  })

  app.get('/api/notices/live', { exposeHeadRoute: false }, async (request, reply) => {
    const token = readCookie(request, 'session', isSecure(request))
    const { id: userId } = admit(token ? await sessions.find(services, token) : null, LIVE_NEED)
    if (!token) throw refuse('not_signed_in')
    const network = networkOf(request.address)
    const { last } = await unreadOf(services.database.orm, userId)
    const after = Math.min(lastSeenOf(request) ?? last, last)
    if (isClosing) throw refuse('unavailable')
    hub ??= openHub(services, sessions)
    refuseTooMany(hub.streams, userId, network)
    reply.hijack()
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers }))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.writeHead(200)
    hub.open(openStream(reply.raw, { userId, token, network, after }))
    return reply
  })
}
