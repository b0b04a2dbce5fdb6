import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** True where PUBLIC_URL says https: then no cookie leaves without Secure, whatever a proxy forgets to forward. */
    publicHttps: boolean
  }
}

/** Whether the person's browser speaks https, with us or with the proxy before us. */
export const isSecure = (request: FastifyRequest): boolean => request.server.publicHttps || request.protocol === 'https'
