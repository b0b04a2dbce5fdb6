import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** True if PUBLIC_URL uses HTTPS. All cookies are then Secure, even if a proxy doesn't forward the protocol. */
    publicHttps: boolean
  }
}

/** Whether the browser uses HTTPS, either directly or to the proxy in front. */
export const isSecure = (request: FastifyRequest): boolean => request.server.publicHttps || request.protocol === 'https'
