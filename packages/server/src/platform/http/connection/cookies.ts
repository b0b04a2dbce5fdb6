import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieChange } from '../context.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** True if PUBLIC_URL uses HTTPS. All cookies are then Secure, even if a proxy doesn't forward the protocol. */
    publicHttps: boolean
  }
}

/** Whether the browser uses HTTPS, either directly or to the proxy in front. */
export const isSecure = (request: FastifyRequest): boolean => request.server.publicHttps || request.protocol === 'https'

// The `__Host-` prefix binds a cookie to this host and to HTTPS. It requires the path `/`.
const nameOf = (name: string, secure: boolean, path = '/') => {
  if (!secure) return name
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`
}

/** Reads a cookie that was set with the same path. Over HTTPS, only reads cookies that were set over HTTPS. */
export const readCookie = (request: FastifyRequest, name: string, secure: boolean, path?: string) =>
  request.cookies[nameOf(name, secure, path)]

/** Sets or removes a cookie: HttpOnly, SameSite=Lax, and Secure over HTTPS. */
export const writeCookie = (
  reply: FastifyReply,
  { name, value, seconds, path }: CookieChange,
  secure: boolean,
): void => {
  const options = { path: path ?? '/', httpOnly: true, sameSite: 'lax' as const, secure }
  const full = nameOf(name, secure, path)
  if (value === null) reply.clearCookie(full, options)
  else reply.setCookie(full, value, { ...options, maxAge: seconds })
}
